import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { BareNail } from '@/components/ui/media/drawings/bare-nail';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { paths } from '@/lib/paths';
import { StorefrontHead } from './storefront-head';

const WAY_OUT = {
  products: paths.products,
  category: paths.categories,
  subCategory: paths.categories,
} as const;

/** One static page for every wrong address; only the browser knows the address. */
export function NotFound({ categories }: { categories: readonly ListedCategory[] }) {
  const { t } = useTranslation(['common', 'catalogue']);
  const { asPath } = useRouter();
  const wanted = wantedBy(useHydrated() ? asPath : '', categories);
  const title = wanted ? t(`catalogue:empty.${wanted}`) : t('notFound.title');
  return (
    <>
      <StorefrontHead page={title} noIndex />
      <EmptyState as="h1" drawing={<BareNail />} title={title} description={t('notFound.text')}>
        <LinkButton href={wanted ? WAY_OUT[wanted] : paths.home}>{t('notFound.home')}</LinkButton>
      </EmptyState>
    </>
  );
}

/** The kind of catalogue page that the address would be; null for any other. */
function wantedBy(address: string, categories: readonly ListedCategory[]): keyof typeof WAY_OUT | null {
  const [first, slug, sub] = address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  if (`/${first}` === paths.products && slug) return 'products';
  if (`/${first}` !== paths.categories || !slug) return null;
  const isKnown = categories.some((category) => encodeURIComponent(category.slug) === slug);
  return sub && isKnown ? 'subCategory' : 'category';
}
