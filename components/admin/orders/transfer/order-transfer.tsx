import { Button, DataList, Field, Image, Input, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { useAction } from '@/components/overlays/use-action';
import { majorUnits, parseMoney } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import type { TransferEntryKind } from '@/lib/domain/payments/transfer/transfer-money';
import { heldTransfer, leftToTransfer, receivedBy } from '@/lib/domain/payments/transfer/transfer-money';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useTransferEntry } from './use-transfer-entry';

/** An order's bank transfer: payments received and the shopper's receipts; staff record payments here. */
export function OrderTransfer({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const { transfer, currency } = order;
  if (!transfer) return null;
  const held = heldTransfer(order);
  const rows = [
    [t('transfer.asked'), money(dueOf(order), currency)],
    [t('transfer.received'), money(receivedBy(order), currency)],
    ...(leftToTransfer(order) > 0 ? [[t('transfer.left'), money(leftToTransfer(order), currency)]] : []),
    ...(held > 0 ? [[t('transfer.held'), money(held, currency)]] : []),
  ] as const;
  return (
    <Panel title={t('transfer.title')}>
      <Stack gap="4">
        <DataList.Root orientation="horizontal">
          {rows.map(([label, value]) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
        {order.status === 'pending' && leftToTransfer(order) === 0 && <Text>{t('transfer.noStock')}</Text>}
        <Entries order={order} />
        <Receipts order={order} />
        <EntryForm order={order} kind="received" />
        {held > 0 && <EntryForm order={order} kind="sentBack" />}
      </Stack>
    </Panel>
  );
}

function Entries({ order: { transfer, currency } }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { money, dateTime } = useFormats();
  const entries = (['received', 'sentBack'] as const).flatMap((kind) =>
    (transfer?.[kind] ?? []).map((entry) => ({ ...entry, kind })),
  );
  if (entries.length === 0) return null;
  return (
    <List.Root variant="plain" gap="2">
      {entries.map(({ id, at, amount, note, kind }) => (
        <List.Item display="block" key={id}>
          <Text>{t(`transfer.entry.${kind}`, { amount: money(amount, currency), time: dateTime(at) })}</Text>
          {note && (
            <Text textStyle="sm" dir="auto">
              {note}
            </Text>
          )}
        </List.Item>
      ))}
    </List.Root>
  );
}

/** Receipts, each loaded on demand. */
function Receipts({ order: { storeId, id: orderId, transfer } }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { run } = useAction();
  const { count } = useFormats();
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const show = async (receiptId: string) => {
    const read = await run(call('readTransferReceipt', { storeId, orderId, receiptId }));
    if (read.ok) setShown((before) => ({ ...before, [receiptId]: read.value.jpeg }));
  };
  return transfer?.receipts.map(({ id }, at) => {
    const label = t('transfer.receipt', { number: count(at + 1) });
    return shown[id] ? (
      <Image
        key={id}
        src={`data:image/jpeg;base64,${shown[id]}`}
        alt={label}
        maxH="30rem"
        objectFit="contain"
      />
    ) : (
      <Button key={id} size="sm" variant="outline" alignSelf="start" onClick={() => void show(id)}>
        {label}
      </Button>
    );
  });
}

interface EntryFormProps {
  readonly order: Order;
  readonly kind: TransferEntryKind;
}

function EntryForm({ order, kind }: EntryFormProps) {
  const { t } = useTranslation('admin-orders');
  const usual = kind === 'received' ? leftToTransfer(order) : heldTransfer(order);
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { record, saving, failure } = useTransferEntry(order, kind);
  const text = typed ?? majorUnits(usual, order.currency);
  const submit = async () => {
    if (!(await record(parseMoney(text, order.currency), note))) return;
    setTyped(null);
    setNote('');
  };
  return (
    <Stack
      as="form"
      gap="3"
      aria-label={t(`transfer.form.${kind}`)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field.Root invalid={failure !== null}>
        <Field.Label>{t(`transfer.amount.${kind}`, { currency: order.currency })}</Field.Label>
        <Input inputMode="decimal" dir="ltr" value={text} onChange={({ target }) => setTyped(target.value)} />
        <Field.ErrorText>{failure}</Field.ErrorText>
      </Field.Root>
      <Field.Root>
        <Field.Label>{t(`transfer.note.${kind}`)}</Field.Label>
        <Input value={note} onChange={({ target }) => setNote(target.value)} />
        <Field.HelperText>{t('transfer.noteHint')}</Field.HelperText>
      </Field.Root>
      <Button type="submit" size="sm" variant={kind === 'received' ? 'solid' : 'outline'} loading={saving}>
        {t(`transfer.form.${kind}`)}
      </Button>
    </Stack>
  );
}
