import { useSyncExternalStore } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/storefront/shell/section';
import { Link } from '@/components/ui/actions/link';
import { Picture } from '@/components/ui/media/picture';
import type { Product } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';
import { recentProducts } from './recent-products';
import styles from './recently-viewed.module.css';

/** Products viewed in this browser, without the current one; the list is stored only here. */
export function RecentlyViewed({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const seen = useSyncExternalStore(
    recentProducts.subscribe,
    recentProducts.get,
    () => recentProducts.initial,
  );
  const others = seen.filter(({ id }) => id !== product.id);

  if (others.length === 0) return null;
  return (
    <Section title={t('recent.title')} link={null}>
      <ul className={styles.row}>
        {others.map(({ id, title, picture, ...address }) => (
          <li key={id}>
            <Link href={paths.product(slugIn(address, locale))} className={styles.board}>
              <span className={styles.picture}>
                {picture && <Picture src={imageUrl(picture)} alt="" sizes="128px" />}
              </span>
              <span>
                <bdi {...foreignTo(locale, title)}>{localized(title, locale)}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
