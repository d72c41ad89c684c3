import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ContactStatus } from '@/lib/domain/contact/contact-status';

const PALETTE: Record<ContactStatus, string> = {
  new: 'red',
  read: 'gray',
  answered: 'green',
  archived: 'gray',
};

export function ContactStatusBadge({ status }: { readonly status: ContactStatus }) {
  const { t } = useTranslation('admin-orders');
  return <Badge colorPalette={PALETTE[status]}>{t(`inbox.tab.${status}`)}</Badge>;
}
