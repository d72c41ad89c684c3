import { Alert, Button, DataList, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import type { LineChange } from '@/lib/domain/errors/app-error';
import { addedTax } from '@/lib/domain/tax/order-tax';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { HandCustomer } from './hand-customer';
import { HandDelivery } from './hand-delivery';
import { HandLines } from './hand-lines';
import { HandTermsFields } from './hand-terms';
import { useHandOrder, type HandQuote } from './use-hand-order';

/** `/admin/orders/new`: creates an order that came by phone or message. It reserves no stock before it is sent. */
export function HandOrderView() {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const { draft, methods, change, quote, delivery, acceptPrices, send, sending, failure } = useHandOrder();
  const ready = quote.status === 'ready' ? quote.value : null;
  const errors = failure?.fields ?? {};
  return (
    <>
      <PageHeader title={t('byHand.title')} description={t('byHand.description')} />
      <Stack gap="5">
        <Panel title={t('byHand.lines')}>
          <HandLines lines={draft.lines} errors={errors} onChange={(lines) => change({ lines })} />
        </Panel>
        <Panel title={t('byHand.customer')}>
          <Stack gap="4">
            <HandCustomer address={draft.address} errors={errors} onChange={change} />
            <HandDelivery
              quote={delivery}
              value={draft.deliveryMethod}
              onChange={(deliveryMethod) => change({ deliveryMethod })}
            />
          </Stack>
        </Panel>
        <Panel title={t('byHand.terms')}>
          <HandTermsFields draft={draft} methods={methods} errors={errors} onChange={change} />
        </Panel>
        <Panel title={t('byHand.sums')}>
          {draft.lines.length === 0 && <Text color="fg.muted">{t('byHand.noLines')}</Text>}
          {draft.lines.length > 0 && quote.status === 'loading' && <ListSkeleton rows={2} />}
          {draft.lines.length > 0 && quote.status === 'failed' && <LoadFailure code={quote.code} />}
          {draft.lines.length > 0 && ready && <Sums quote={ready} onAccept={acceptPrices} />}
        </Panel>
        {failure && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Title>{ofError(failure)}</Alert.Title>
          </Alert.Root>
        )}
        <HStack gap="3" wrap="wrap">
          <Button loading={sending} disabled={!ready || ready.changes.length > 0} onClick={() => void send()}>
            {t('byHand.send')}
          </Button>
          <Button variant="outline" disabled={sending} onClick={() => change(null)}>
            {t('byHand.empty')}
          </Button>
        </HStack>
      </Stack>
    </>
  );
}

/** Shown where the total contains them. */
const OPTIONAL = ['cashFee', 'tax', 'rounding'] as const;

interface SumsProps {
  readonly quote: HandQuote;
  readonly onAccept: () => void;
}

/** The current total; staff must accept changes since the draft first. */
function Sums({ quote, onAccept }: SumsProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const { currency, changes } = quote;
  const rows = [
    ['subtotal', quote.subtotal],
    ['taken', -quote.discount],
    ['delivery', quote.deliveryCharges - quote.deliveryDiscount],
    ...OPTIONAL.map((name) => [name, name === 'tax' ? addedTax(quote.tax) : quote[name]] as const).filter(
      ([, amount]) => amount !== 0,
    ),
    ['total', quote.total],
  ] as const;
  const sentence = useChangeText();
  return (
    <Stack gap="4">
      {changes.length > 0 && (
        <Alert.Root status="warning" flexWrap="wrap">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('byHand.changed')}</Alert.Title>
            {changes.map((one) => (
              <Alert.Description key={`${one.kind} ${one.productId} ${one.variantId}`}>
                {sentence(one)}
              </Alert.Description>
            ))}
          </Alert.Content>
          <Button size="sm" onClick={onAccept}>
            {t('byHand.accept')}
          </Button>
        </Alert.Root>
      )}
      <DataList.Root orientation="horizontal">
        {rows.map(([name, amount]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{t(`byHand.sum.${name}`)}</DataList.ItemLabel>
            <DataList.ItemValue>{money(amount, currency)}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Stack>
  );
}

function useChangeText() {
  const { t } = useTranslation('admin-orders');
  const { money, count } = useFormats();
  const { baseCurrency } = useStoreSetting();
  return (change: LineChange): string => {
    const { title } = change;
    if (change.kind === 'price') {
      const [from, to] = [money(change.from, baseCurrency), money(change.to, baseCurrency)];
      return t('byHand.change.price', { title, from, to });
    }
    if (change.kind === 'stock') return t('byHand.change.stock', { title, pieces: count(change.available) });
    return t('byHand.change.gone', { title });
  };
}
