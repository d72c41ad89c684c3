import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Link } from '@/components/ui/actions/link';
import { Icon } from '@/components/ui/media/icon';
import type { Product } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { localized } from '@/lib/domain/locale';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { usePricedProduct } from '@/lib/hooks/catalogue/use-priced-product';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import { Studio } from './studio';
import styles from './studio-page.module.css';

export interface StudioPageProps {
  readonly product: Product;
  /** When the page was built (milliseconds). */
  readonly builtAt: number;
  readonly template: StudioTemplate;
}

/** The page for designing a board. Not for search engines, because every product has its own page. */
export function StudioPage({ product: built, builtAt, template }: StudioPageProps) {
  const product = usePricedProduct(built, builtAt);
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const title = localized(product.title, locale);
  return (
    <>
      <StorefrontHead page={t('title', { product: title })} image={product.images[0]} noIndex />
      <Link href={paths.product(slugIn(product, locale))} className={styles.back}>
        <Icon name="chevron-start" size={16} />
        <bdi>{title}</bdi>
      </Link>
      <h1 className={styles.title}>{t('heading')}</h1>
      <Studio key={product.id} product={product} template={template} />
    </>
  );
}
