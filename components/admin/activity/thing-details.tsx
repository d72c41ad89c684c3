import { Badge, Box, HStack, Link, Table, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { FIELD_NAMES, STATE_NAMES } from '@/components/admin/activity/known-names';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { AuditedThing, AuditValue } from '@/lib/domain/audit/audit-entry';
import { EDITED_FIELDS, fieldsOfKind, isFieldOf } from '@/lib/domain/catalogue/fields/edited-fields';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { oneOf } from '@/lib/domain/parse/fields';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** One changed record, field by field. */
export function ThingDetails({ thing }: { readonly thing: AuditedThing }) {
  const { t } = useTranslation('admin-activity');
  const { nameOf, valueOf } = useFieldTexts(thing);
  const { kind, name, change, fields, moreFields } = thing;
  const label = `${t(`kind.${kind}`)} ${name}`;
  return (
    <Box minWidth="0">
      <HStack gap="2" mb="2" wrap="wrap" textStyle="sm">
        <ThingLink thing={thing} />
        <Badge colorPalette={PALETTE[change]}>{t(`change.${change}`)}</Badge>
      </HStack>
      {fields.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t('noFields')}
        </Text>
      ) : (
        <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
          <Table.Root size="sm" tableLayout="fixed" aria-label={label}>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t('column.field')}</Table.ColumnHeader>
                <Table.ColumnHeader>{t('column.before')}</Table.ColumnHeader>
                <Table.ColumnHeader>{t('column.after')}</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {fields.map(({ field, before, after }) => (
                <Table.Row key={field}>
                  <Table.Cell overflowWrap="anywhere" verticalAlign="top">
                    {nameOf(field)}
                  </Table.Cell>
                  <Value text={valueOf(field, before)} />
                  <Value text={valueOf(field, after)} />
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
      {moreFields > 0 && (
        <Text textStyle="sm" mt="2">
          {t('moreFields', { count: moreFields })}
        </Text>
      )}
    </Box>
  );
}

const PALETTE: Record<AuditedThing['change'], string> = { created: 'green', changed: 'blue', deleted: 'red' };

/** Null for an empty value. */
function Value({ text }: { readonly text: string | null }) {
  const { t } = useTranslation('admin-activity');
  return (
    <Table.Cell overflowWrap="anywhere" verticalAlign="top" color={text === null ? 'fg.muted' : undefined}>
      {text === null ? t('nothing') : <bdi>{text}</bdi>}
    </Table.Cell>
  );
}

function ThingLink({ thing: { kind, id, name, change } }: { readonly thing: AuditedThing }) {
  const { t } = useTranslation('admin-activity');
  const href = change === 'deleted' ? null : hrefOf(kind, id);
  const shown = (
    <>
      {t(`kind.${kind}`)} <bdi>{name || (kind === 'setting' ? '' : id)}</bdi>
    </>
  );
  if (!href) return <Text fontWeight="medium">{shown}</Text>;
  return (
    <Link asChild fontWeight="medium">
      <NextLink href={href}>{shown}</NextLink>
    </Link>
  );
}

/** Address of the admin page for the record; null if it has none. */
function hrefOf(kind: AuditedThing['kind'], id: string): string | null {
  if (kind === 'product') return adminPaths.product(id);
  if (kind === 'order') return adminPaths.order(id);
  return kind === 'message' ? adminPaths.contactMessage(id) : null;
}

/** Fields with amounts in minor units, by the last part of their path. */
const AMOUNTS: readonly string[] = [
  ...fieldsOfKind(EDITED_FIELDS, 'amount'),
  'price',
  'salePrice',
  'amount',
  'flat',
  'freeOver',
  'limit',
  'fee',
  'charge',
];
/** Fields in milliseconds. */
const INSTANTS: readonly string[] = fieldsOfKind(EDITED_FIELDS, 'instant');
/** Fields whose values are translated words. */
const STATES = ['status', 'paymentStatus', 'role', 'state'];
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Formats a record's fields and values for people. */
function useFieldTexts({ fields }: AuditedThing) {
  const { t } = useTranslation(['admin-activity', 'product-fields']);
  const { money, dateTime, count } = useFormats();
  const { baseCurrency } = useStoreSetting();

  const lastOf = (field: string) => field.split('.').at(-1) ?? field;

  /** The currency that the record names beside an amount, such as an order's; by default the base currency. */
  function currencyOf(field: string) {
    const beside = field.replace(/[^.]+$/, 'currency');
    const stated = fields.find((one) => one.field === beside);
    const code = stated?.after ?? stated?.before;
    return isCurrencyCode(code) ? code : baseCurrency;
  }

  return {
    nameOf: (field: string): string =>
      field
        .split('.')
        .map((part) => {
          const known = oneOf(FIELD_NAMES, part);
          if (known) return t(`field.${known}`);
          return isFieldOf(EDITED_FIELDS, part) ? t(`product-fields:${part}`) : part;
        })
        .join(' › '),
    /** Null for an empty value. */
    valueOf(field: string, value: AuditValue): string | null {
      const last = lastOf(field);
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value === 'number' && INSTANTS.includes(last)) return dateTime(value);
      if (typeof value === 'number')
        return AMOUNTS.includes(last) ? money(value, currencyOf(field)) : count(value);
      if (value === null) return null;
      const state = STATES.includes(last) ? oneOf(STATE_NAMES, value) : undefined;
      if (state) return t(`value.${state}`);
      return TIME.test(value) ? dateTime(Date.parse(value)) : value;
    },
  };
}
