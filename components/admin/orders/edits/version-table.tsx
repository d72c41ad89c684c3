import { Table } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { addressLines } from '@/lib/domain/address/address-lines';
import { discountRows } from '@/lib/domain/discounts/discount-rows';
import { localized } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { OrderVersion } from '@/lib/domain/orders/order';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { addedTax } from '@/lib/domain/tax/order-tax';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface VersionTableProps {
  readonly before: OrderVersion;
  readonly after: OrderVersion;
  readonly currency: CurrencyCode;
}

/** Two versions of an order side by side: the differences and the total. */
export function VersionTable({ before, after, currency }: VersionTableProps) {
  const { t } = useTranslation('admin-orders');
  const rowsOf = useVersionRows(currency);
  const [old, current] = [new Map(rowsOf(before)), new Map(rowsOf(after))];
  const total = t('edit.row.total');
  const labels = [...new Set([...old.keys(), ...current.keys()])].filter(
    (label) => label === total || old.get(label) !== current.get(label),
  );
  return (
    <Table.ScrollArea>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader />
            <Table.ColumnHeader>{t('edit.before')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('edit.after')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {labels.map((label) => (
            <Table.Row key={label}>
              <Table.ColumnHeader scope="row">
                <bdi>{label}</bdi>
              </Table.ColumnHeader>
              <Table.Cell>
                <bdi>{old.get(label) ?? '–'}</bdi>
              </Table.Cell>
              <Table.Cell>
                <bdi>{current.get(label) ?? '–'}</bdi>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/** Describes a version in words, row by row. */
function useVersionRows(currency: CurrencyCode) {
  const { t } = useTranslation('admin-orders');
  const { count, locale, money } = useFormats();
  return (version: OrderVersion): [string, string][] => {
    const { address, delivery } = version;
    const pieces = new Map<string, number>();
    for (const line of version.lines) {
      const name = [localized(line.title, locale), ...lineTexts(line, locale)].join(' · ');
      pieces.set(name, (pieces.get(name) ?? 0) + line.quantity);
    }
    return [
      ...[...pieces].map(([name, quantity]): [string, string] => [name, count(quantity)]),
      [
        t('edit.row.address'),
        [address.fullName, ...addressLines(address, locale), address.mobileNumber, address.email]
          .filter(Boolean)
          .join(locale === 'ar' ? '، ' : ', '),
      ],
      [t('edit.row.method'), delivery ? localized(delivery.name, locale) : ''],
      [t('edit.row.subtotal'), money(version.subtotal, currency)],
      ...discountRows(version.discounts, locale).map(({ name, amount }): [string, string] => [
        name,
        money(-amount, currency),
      ]),
      [t('edit.row.charges'), money(version.deliveryCharges, currency)],
      [t('edit.row.cashFee'), money(version.cashFee, currency)],
      [t('edit.row.tax'), money(addedTax(version.tax), currency)],
      [t('edit.row.rounding'), money(version.rounding, currency)],
      [t('edit.row.total'), money(version.total, currency)],
    ];
  };
}
