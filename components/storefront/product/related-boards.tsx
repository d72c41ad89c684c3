import { useTranslation } from 'next-i18next/pages';
import { ProductGrid } from '@/components/storefront/catalogue/product-grid';
import { Section } from '@/components/storefront/home/section';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import type { Crumb } from './breadcrumb';

interface RelatedBoardsProps {
  readonly boards: readonly ProductSummary[];
  /** Where there are more of the kind. */
  readonly group: Crumb | null;
}

/** The best-selling boards of the same kind; nothing where the board is the only one. */
export function RelatedBoards({ boards, group }: RelatedBoardsProps) {
  const { t } = useTranslation('product');
  if (boards.length === 0) return null;
  return (
    <Section title={t('related.title')} link={group?.href ?? null}>
      <ProductGrid products={boards} excerpt />
    </Section>
  );
}
