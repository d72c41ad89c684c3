import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import type { Customer } from '@/lib/domain/customers/customer';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** A customer's consent to offers: since when, and how it was given. */
export function CustomerConsent({ customer: { consent } }: { readonly customer: Customer }) {
  const { t } = useTranslation('admin-customers');
  const { dateTime } = useFormats();
  return (
    <Panel title={t('consent.title')}>
      <Text>{t(consent ? (consent.given ? 'consent.given' : 'consent.withdrawn') : 'consent.none')}</Text>
      {consent && (
        <Text color="fg.muted" textStyle="sm">
          {dateTime(consent.at)} · {t(`consent.source.${consent.source}`)}
        </Text>
      )}
    </Panel>
  );
}
