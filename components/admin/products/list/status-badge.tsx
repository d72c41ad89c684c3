import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ProductStatus } from '@/lib/domain/catalogue/product';

const PALETTE: Record<ProductStatus, string> = { active: 'green', draft: 'orange', archived: 'gray' };

export function StatusBadge({ status }: { readonly status: ProductStatus }) {
  const { t } = useTranslation('admin-catalogue');
  return <Badge colorPalette={PALETTE[status]}>{t(`status.${status}`)}</Badge>;
}
