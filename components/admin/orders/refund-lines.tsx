import { HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { RefundQuantities } from '@/components/admin/orders/refund-draft';
import { choiceTexts } from '@/lib/domain/catalogue/choices';
import { localized } from '@/lib/domain/locale';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { refundableQuantity } from '@/lib/domain/orders/refund-order';
import { useFormats } from '@/lib/hooks/use-formats';

interface RefundLinesProps {
  readonly order: Order;
  readonly quantities: RefundQuantities;
  readonly onChange: (quantities: RefundQuantities) => void;
}

/** How many pieces of each line are refunded, up to those that are not yet. */
export function RefundLines({ order, quantities, onChange }: RefundLinesProps) {
  return (
    <Stack gap="3">
      {order.lines.map((line, at) => (
        <RefundLine
          key={at}
          order={order}
          line={line}
          most={refundableQuantity(order, at)}
          value={quantities[at] ?? 0}
          onChange={(quantity) => onChange({ ...quantities, [at]: quantity })}
        />
      ))}
    </Stack>
  );
}

interface RefundLineProps {
  readonly order: Order;
  readonly line: OrderLine;
  readonly most: number;
  readonly value: number;
  readonly onChange: (quantity: number) => void;
}

function RefundLine({ order, line, most, value, onChange }: RefundLineProps) {
  const { t } = useTranslation('admin-orders');
  const { count, locale, money } = useFormats();
  const title = localized(line.title, locale);
  return (
    <HStack justify="space-between" gap="4">
      <Stack gap="0" minWidth="0">
        <Text fontWeight="medium" truncate>
          <bdi>{title}</bdi>
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {choiceTexts(line, locale).map((option) => `${option} · `)}
          {money(line.unitPrice, order.currency)}
        </Text>
      </Stack>
      <NativeSelect.Root size="sm" width="24" flexShrink="0" disabled={most === 0}>
        <NativeSelect.Field
          aria-label={t('refund.pieces', { title })}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {Array.from({ length: most + 1 }, (_, pieces) => (
            <option key={pieces} value={pieces}>
              {t('refund.of', { pieces: count(pieces), most: count(most) })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  );
}
