import { Badge, Box, Button, Field, HStack, Link, List, Text, Textarea } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import type { AppError } from '@/lib/domain/errors/app-error';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { isOpen, type Difference, type DifferenceState } from '@/lib/domain/reconciliation/difference';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

const PALETTE: Record<DifferenceState, string> = { open: 'orange', repaired: 'green', explained: 'gray' };

/** Differences with their meaning, where to look, and how to settle them. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  const [settling, setSettling] = useState<Difference | null>(null);
  return (
    <>
      <List.Root variant="plain" gap="5">
        {differences.map((difference) => (
          <DifferenceItem key={difference.id} difference={difference} onSettle={setSettling} />
        ))}
      </List.Root>
      {settling && <ExplainDialog difference={settling} onClose={() => setSettling(null)} />}
    </>
  );
}

interface DifferenceItemProps {
  readonly difference: Difference;
  readonly onSettle: (difference: Difference) => void;
}

function DifferenceItem({ difference, onSettle }: DifferenceItemProps) {
  const { t } = useTranslation('admin-reconciliation');
  const formats = useFormats();
  const { kind, state, since, note } = difference;
  return (
    <List.Item
      display="block"
      borderInlineStartWidth="3px"
      borderColor="colorPalette.solid"
      ps="4"
      colorPalette={PALETTE[state]}
    >
      <HStack gap="3" wrap="wrap">
        <Text fontWeight="semibold">{t(`differences.kind.${kind}.title`)}</Text>
        <Badge>{t(`differences.state.${state}`)}</Badge>
      </HStack>
      <Text mt="1">{t(`differences.kind.${kind}.text`, valuesOf(difference, formats))}</Text>
      {note && (
        <Text mt="1" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {`${t('differences.note')}: ${isolateNumberPairs(note)}`}
        </Text>
      )}
      <HStack gap="4" rowGap="2" mt="2" wrap="wrap" textStyle="sm" color="fg.muted">
        <span>{t('differences.since', { time: formats.dateTime(since) })}</span>
        <Subjects difference={difference} />
        {isOpen(difference) && (
          <Button size="xs" variant="outline" colorPalette="gray" onClick={() => onSettle(difference)}>
            {t('differences.settle')}
          </Button>
        )}
      </HStack>
    </List.Item>
  );
}

function Subjects({ difference }: { readonly difference: Difference }) {
  const { t } = useTranslation('admin-reconciliation');
  const { orderId, orderNumber, productId, paymentId } = difference;
  return (
    <>
      {orderId && (
        <Link asChild variant="underline">
          <NextLink href={adminPaths.order(orderId)}>
            {t('differences.order', { number: orderNumber })}
          </NextLink>
        </Link>
      )}
      {productId && (
        <Link asChild variant="underline">
          <NextLink href={adminPaths.product(productId)}>{t('differences.product')}</NextLink>
        </Link>
      )}
      {paymentId && (
        <Box as="span" overflowWrap="anywhere">
          {t('differences.payment')} <bdi dir="ltr">{paymentId}</bdi>
        </Box>
      )}
    </>
  );
}

/** Formats a difference's numbers and names for its sentence. */
function valuesOf(
  { currency, expected, found, orderNumber, title }: Difference,
  { money, count, locale }: ReturnType<typeof useFormats>,
) {
  const shown = (amount: number) => {
    if (!currency) return count(amount);
    return isCurrencyCode(currency) ? money(amount, currency) : `${count(amount)} ${currency}`;
  };
  return {
    number: orderNumber,
    title: localized(title, locale),
    expected: shown(expected),
    found: shown(found),
  };
}

interface ExplainDialogProps {
  readonly difference: Difference;
  readonly onClose: () => void;
}

/** Asks for the reason why a difference is acceptable. */
function ExplainDialog({ difference, onClose }: ExplainDialogProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-reconciliation');
  const { ofError } = useErrorText();
  const [note, setNote] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const save = async () => {
    setSaving(true);
    const result = await call('explainDifference', {
      storeId: store,
      differenceId: difference.id,
      note,
    });
    setSaving(false);
    if (!result.ok) return setFailure(result.error);
    notify({ type: 'success', message: t('dialog.done') });
    onClose();
  };
  return (
    <AdminDialog
      title={t('dialog.title')}
      busy={saving}
      failure={failure && ofError(failure)}
      closeLabel={t('dialog.keep')}
      onSubmit={save}
      onClose={onClose}
      buttons={{ cancel: t('dialog.keep'), submit: t('dialog.save'), disabled: !note.trim() }}
    >
      <Text fontWeight="medium">{t(`differences.kind.${difference.kind}.title`)}</Text>
      <Text textStyle="sm" color="fg.muted">
        {t('dialog.text')}
      </Text>
      <Field.Root>
        <Field.Label>{t('dialog.label')}</Field.Label>
        <Textarea
          value={note}
          maxLength={MAX_REASON}
          dir="auto"
          onChange={(event) => setNote(event.target.value)}
        />
      </Field.Root>
    </AdminDialog>
  );
}
