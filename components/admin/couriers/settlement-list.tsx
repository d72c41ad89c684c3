import { Badge, Button, Field, HStack, Input, List, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { notify, prepareNotices } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { sumsOf, type Settlement } from '@/lib/domain/couriers/settlement';
import type { AppError } from '@/lib/domain/errors/app-error';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { watchSettlements } from '@/lib/firestore/couriers';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** The latest payouts. A second, reversing entry undoes a mistaken one. */
export function SettlementList() {
  const store = useStoreId();
  const { t } = useTranslation('admin-couriers');
  const [undoing, setUndoing] = useState<Settlement | null>(null);
  const listed = useListener<Settlement[]>(store, (onNext, onError) =>
    watchSettlements(store, onNext, onError),
  );
  const undone = new Set(listed.status === 'ready' ? listed.value.map(({ reverses }) => reverses) : []);
  return (
    <Panel title={t('list.title')}>
      {listed.status === 'failed' && <LoadFailure code={listed.code} />}
      {listed.status === 'loading' && <ListSkeleton rows={3} />}
      {listed.status === 'ready' && listed.value.length === 0 && <Text>{t('list.none')}</Text>}
      {listed.status === 'ready' && (
        <List.Root variant="plain" gap="4">
          {listed.value.map((settlement) => (
            <SettlementItem
              key={settlement.id}
              settlement={settlement}
              isUndone={undone.has(settlement.id)}
              onUndo={() => setUndoing(settlement)}
            />
          ))}
        </List.Root>
      )}
      {undoing && <UndoDialog settlement={undoing} onClose={() => setUndoing(null)} />}
    </Panel>
  );
}

interface SettlementItemProps {
  readonly settlement: Settlement;
  readonly isUndone: boolean;
  readonly onUndo: () => void;
}

function SettlementItem({ settlement, isUndone, onUndo }: SettlementItemProps) {
  const { t } = useTranslation('admin-couriers');
  const { money, count, day: dayText } = useFigureFormats();
  const { courier, day, reference, currency, lines, fee, reverses, reason } = settlement;
  const sign = reverses === null ? 1 : -1;
  const { received, settled } = sumsOf(lines);
  const off = received - settled;
  return (
    <List.Item display="block" borderBottomWidth="1px" pb="4">
      <HStack gap="3" wrap="wrap">
        <Text fontWeight="semibold">
          <bdi>{courier}</bdi> · {dayText(day)}
        </Text>
        {reference && (
          <Text color="fg.muted">
            <bdi>{reference}</bdi>
          </Text>
        )}
        {reverses !== null && <Badge colorPalette="gray">{t('list.reversal')}</Badge>}
        {isUndone && <Badge colorPalette="gray">{t('list.undone')}</Badge>}
        {reverses === null && !isUndone && off !== 0 && (
          <Badge colorPalette="orange">{t('list.differs', { amount: money(off, currency) })}</Badge>
        )}
      </HStack>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {t('list.sums', {
          lines: count(lines.length),
          received: money(sign * received, currency),
          fee: money(sign * fee, currency),
          net: money(sign * (received - fee), currency),
        })}
      </Text>
      {reason && (
        <Text textStyle="sm" dir="auto" mt="1">
          {reason}
        </Text>
      )}
      {reverses === null && !isUndone && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          mt="2"
          onFocus={prepareNotices}
          onClick={onUndo}
        >
          {t('list.undo')}
        </Button>
      )}
    </List.Item>
  );
}

interface UndoDialogProps {
  readonly settlement: Settlement;
  readonly onClose: () => void;
}

function UndoDialog({ settlement, onClose }: UndoDialogProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-couriers');
  const { ofError } = useErrorText();
  const [reason, setReason] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const undo = async () => {
    setSaving(true);
    const answer = await call('reverseSettlement', { storeId: store, settlementId: settlement.id, reason });
    setSaving(false);
    if (!answer.ok) return setFailure(answer.error);
    notify({ type: 'success', message: t('undo.done') });
    onClose();
  };
  return (
    <AdminDialog
      title={t('undo.title')}
      busy={saving}
      failure={failure && ofError(failure)}
      closeLabel={t('undo.keep')}
      onSubmit={undo}
      onClose={onClose}
      buttons={{ cancel: t('undo.keep'), submit: t('undo.submit'), danger: true, disabled: !reason.trim() }}
    >
      <Text>{t('undo.text')}</Text>
      <Field.Root>
        <Field.Label>{t('undo.reason')}</Field.Label>
        <Input
          value={reason}
          maxLength={MAX_REASON}
          dir="auto"
          onChange={(event) => setReason(event.target.value)}
        />
      </Field.Root>
    </AdminDialog>
  );
}
