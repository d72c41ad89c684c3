import { Box, Flex, HStack, Separator, Stack, Text } from '@chakra-ui/react';
import Image from 'next/image';
import { Fragment } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { OwnPrice } from '@/components/admin/orders/payment/own-price';
import { AskChange } from '@/components/admin/orders/changes/ask-change';
import { discountRows, lineDiscountRows } from '@/lib/domain/discounts/discount-rows';
import { localized } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { refundedOfTotal } from '@/lib/domain/payments/refund-order';
import { feesOf } from '@/lib/domain/payments/connect/order-fees';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { dueOf, exchangedAmount } from '@/lib/domain/prepaid/order-prepaid';
import { taxRows } from '@/lib/domain/tax/tax-rows';
import { linePicture, lineTexts } from '@/lib/domain/studio/design/line-design';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { imageUrl } from '@/lib/pictures/image-url';

const PICTURE_WIDTH = 64;
const PICTURE_HEIGHT = 80;

export function OrderLines({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['admin', 'orders', 'common']);
  const { money, rate, locale } = useFormats();
  const { prepaid } = order;
  const refunded = refundedOfTotal(order);
  const exchanged = exchangedAmount(order);
  const discounts = discountRows(order.discounts, locale);
  const sums: readonly (readonly [string, Minor])[] = [
    [t('order.sum.subtotal'), order.subtotal],
    ...discounts.map(({ name, amount }) => [t('order.sum.discount', { name }), -amount] as const),
    [t('order.sum.deliveryCharges'), order.deliveryCharges],
    ...(order.cashFee ? [[t('order.sum.cashFee'), order.cashFee] as const] : []),
    ...taxRows(order.tax).map(
      (row) => [t(`common:tax.${row.name}`, { rate: rate(row.rate) }), row.amount] as const,
    ),
    ...(order.rounding ? [[t('order.sum.rounding'), order.rounding] as const] : []),
  ];
  const extra = owedExtra(order);
  const { taken, returned } = feesOf(order);
  const fees: readonly (readonly [string, Minor])[] = [
    ...(taken ? [[t('order.sum.platformFee'), taken] as const] : []),
    ...(returned ? [[t('order.sum.platformFeeReturned'), -returned] as const] : []),
  ];
  return (
    <Stack gap="4">
      {order.lines.map((line, at) => (
        <Line key={at} line={line} at={at} order={order} />
      ))}
      <Separator />
      {sums.map(([label, amount]) => (
        <Flex key={label} justify="space-between">
          <Text>{label}</Text>
          <Text>{money(amount, order.currency)}</Text>
        </Flex>
      ))}
      <Flex justify="space-between" fontWeight="semibold">
        <Text>{t('order.sum.total')}</Text>
        <Text>{money(order.total, order.currency)}</Text>
      </Flex>
      {prepaid && (
        <>
          <Flex justify="space-between">
            <Text>{t(`orders:detail.prepaid.${prepaid.kind}`, { last4: prepaid.last4 })}</Text>
            <Text>{money(-prepaid.amount, order.currency)}</Text>
          </Flex>
          <Flex justify="space-between">
            <Text>{t('orders:detail.due')}</Text>
            <Text>{money(dueOf(order), order.currency)}</Text>
          </Flex>
        </>
      )}
      {exchanged > 0 && (
        <Flex justify="space-between">
          <Text>{t('orders:refund.exchanged')}</Text>
          <Text>{money(-exchanged, order.currency)}</Text>
        </Flex>
      )}
      {extra && (
        <Flex justify="space-between" fontWeight="semibold">
          <Text>{t('order.sum.owed')}</Text>
          <Text>{money(extra.amount, order.currency)}</Text>
        </Flex>
      )}
      {refunded > 0 && (
        <Flex justify="space-between">
          <Text>{t('orders:refund.refunded')}</Text>
          <Text>{money(-refunded, order.currency)}</Text>
        </Flex>
      )}
      {fees.map(([label, amount]) => (
        <Flex key={label} justify="space-between" gap="4" color="fg.muted" textStyle="sm">
          <Text>{label}</Text>
          <Text whiteSpace="nowrap">{money(amount, order.currency)}</Text>
        </Flex>
      ))}
    </Stack>
  );
}

interface LineProps {
  readonly line: OrderLine;
  /** The line's position in the order. */
  readonly at: number;
  readonly order: Order;
}

function Line({ line, at, order }: LineProps) {
  const { t } = useTranslation('admin');
  const { locale, money } = useFormats();
  const options = lineTexts(line, locale);
  const picture = linePicture(line);
  return (
    <HStack align="flex-start" gap="4" wrap="wrap">
      <Box flexShrink="0" width={`${PICTURE_WIDTH}px`} borderRadius="l2" overflow="hidden" bg="bg.muted">
        {picture && <Image src={imageUrl(picture)} alt="" width={PICTURE_WIDTH} height={PICTURE_HEIGHT} />}
      </Box>
      <Box flex="1 1 11rem" minWidth="0">
        <Text fontWeight="medium">{localized(line.title, locale)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {options.map((option, index) => (
            <Fragment key={option}>
              {index > 0 && ' · '}
              <bdi>{option}</bdi>
            </Fragment>
          ))}
        </Text>
        {line.sku && (
          <Text textStyle="sm" color="fg.muted">
            {t('order.line.sku')}{' '}
            <Box as="bdi" display="inline-block">
              {line.sku}
            </Box>
          </Text>
        )}
      </Box>
      <AskChange order={order} line={line} />
      <Box marginStart="auto" textAlign="end" whiteSpace="nowrap">
        <Text>{money(line.unitPrice * line.quantity, order.currency)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {t('order.line.quantity', { count: line.quantity, price: money(line.unitPrice, order.currency) })}
        </Text>
        <OwnPrice order={order} line={line} />
        {lineDiscountRows(order.discounts, at, locale).map(({ id, name, amount }) => (
          <Text key={id} textStyle="sm" color="fg.muted">
            {t('order.sum.discount', { name })} {money(-amount, order.currency)}
          </Text>
        ))}
      </Box>
    </HStack>
  );
}
