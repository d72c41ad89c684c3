import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import { INVOICE_FILES } from '@/lib/domain/invoices/invoice';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useInvoiceFiles } from '@/lib/hooks/orders/use-invoice-files';

/** An order's tax invoice and credit notes, each as the shopper's PDF and as XML. */
export function OrderDocuments({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const text = useErrorText();
  const onError = (error: AppError) => notify({ type: 'error', message: text.ofError(error) });
  const { save, isBusy } = useInvoiceFiles(order, { onError });
  if (order.invoices.length === 0) return null;
  return (
    <Panel title={t('documents.title')}>
      <Stack gap="4">
        {order.invoices.map(({ number, kind }) => (
          <Flex key={number} justify="space-between" align="center" gap="3" wrap="wrap">
            <Text>
              {t(`documents.${kind}`)} <bdi>{number}</bdi>
            </Text>
            <Flex gap="2">
              {INVOICE_FILES.map((file) => (
                <Button
                  key={file}
                  size="xs"
                  variant="outline"
                  loading={isBusy(number, file)}
                  aria-label={t('documents.saveOf', { number, file: t(`documents.${file}`) })}
                  onClick={() => void save(number, file)}
                >
                  {t(`documents.${file}`)}
                </Button>
              ))}
            </Flex>
          </Flex>
        ))}
        <Text textStyle="sm" color="fg.muted">
          {t('documents.unreported')}
        </Text>
      </Stack>
    </Panel>
  );
}
