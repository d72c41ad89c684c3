import { Button, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useOrderExport } from '@/components/admin/orders/use-order-export';
import type { OrderListQuery } from '@/lib/domain/orders/order-list-query';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';

/** Exports what the list finds, all pages of it. */
export function ExportOrders({ query }: { readonly query: OrderListQuery }) {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const { count, locale } = useFormats();
  const { state, start, stop } = useOrderExport();
  if (state.read !== null)
    return (
      <HStack gap="3">
        <Text role="status" textStyle="sm">
          {t('export.progress', { count: count(state.read) })}
        </Text>
        <Button size="sm" variant="outline" onClick={stop}>
          {t('export.stop')}
        </Button>
      </HStack>
    );
  return (
    <HStack gap="3" wrap="wrap">
      {state.failure && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {ofError({ code: state.failure })}
        </Text>
      )}
      <Button size="sm" variant="outline" onClick={() => void start(query, locale)}>
        {t('export.start')}
      </Button>
    </HStack>
  );
}
