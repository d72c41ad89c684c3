import { useTranslation } from 'next-i18next/pages';
import { FIELD_NAMES, STATE_NAMES } from '@/components/admin/activity/known-names';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AuditedThing, AuditValue } from '@/lib/domain/audit/audit-entry';
import { EDITED_FIELDS, fieldsOfKind, isFieldOf } from '@/lib/domain/catalogue/fields/edited-fields';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { oneOf } from '@/lib/domain/parse/fields';
import { useFormats } from '@/lib/hooks/use-formats';

/** Amounts in minor units, by the last part of a field's path. */
const AMOUNTS: readonly string[] = [
  ...fieldsOfKind(EDITED_FIELDS, 'amount'),
  'price',
  'amount',
  'flat',
  'freeOver',
  'limit',
  'fee',
  'charge',
];
/** Whose values are words of the shop's own. */
const STATES = ['status', 'paymentStatus', 'role', 'state'];
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** How a thing's fields and their values read to people. */
export function useFieldTexts({ fields }: AuditedThing) {
  const { t } = useTranslation(['admin-activity', 'product-fields']);
  const { money, dateTime, count } = useFormats();
  const { baseCurrency } = useStoreSetting();

  const lastOf = (field: string) => field.split('.').at(-1) ?? field;

  /** An order's amounts are of its own currency, which stands beside them. */
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
    /** Null for nothing. */
    valueOf(field: string, value: AuditValue): string | null {
      const last = lastOf(field);
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value === 'number')
        return AMOUNTS.includes(last) ? money(value, currencyOf(field)) : count(value);
      if (value === null) return null;
      const state = STATES.includes(last) ? oneOf(STATE_NAMES, value) : undefined;
      if (state) return t(`value.${state}`);
      return TIME.test(value) ? dateTime(Date.parse(value)) : value;
    },
  };
}
