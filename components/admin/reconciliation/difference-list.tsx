import { Badge, Box, Button, HStack, Link, List, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ExplainDialog } from '@/components/admin/reconciliation/explain-dialog';
import { adminPaths } from '@/lib/admin-paths';
import { localized } from '@/lib/domain/locale';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { isOpen } from '@/lib/domain/reconciliation/difference';
import type { Difference, DifferenceState } from '@/lib/domain/reconciliation/difference';
import { useFormats } from '@/lib/hooks/use-formats';

const PALETTE: Record<DifferenceState, string> = { open: 'orange', repaired: 'green', explained: 'gray' };

/** Differences with what they mean, where to look, and the way to settle them. */
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
          {t('differences.note')}: {note}
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

/** Numbers and names as the sentence about a difference shows them. */
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
