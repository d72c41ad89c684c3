import { array, object } from 'yup';
import type { CourierCallables } from '@/lib/domain/api/money/couriers';
import {
  COURIER_NAME_MAX,
  LINE_NUMBER_MAX,
  LINE_STATES,
  MOST_PAYOUT_LINES,
  REFERENCE_MAX,
} from '@/lib/domain/couriers/settlement';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { isDay } from '@/lib/domain/stats/store-day';
import {
  currency,
  id,
  integer,
  invalid,
  MAX_PRICE,
  message,
  oneOf,
} from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const DAY_LENGTH = 10;

const lines = () =>
  array(
    object({
      number: typedText(cleanLine, LINE_NUMBER_MAX).required(invalid),
      amount: integer(0, MAX_PRICE, 'field.amount.invalid'),
    }),
  )
    .typeError(invalid)
    .required(invalid)
    .min(1, message('field.payout.empty'))
    .max(MOST_PAYOUT_LINES, message('field.payout.long'));

export const courierSchemas: SchemasOf<CourierCallables> = {
  previewSettlement: object({ storeId: id(), currency: currency(), lines: lines() }),
  saveSettlement: object({
    storeId: id(),
    key: id(),
    courier: typedText(cleanLine, COURIER_NAME_MAX, 'field.text.long').required(
      message('field.courier.required'),
    ),
    day: typedText(cleanLine, DAY_LENGTH)
      .required(message('field.day.invalid'))
      .test('day', message('field.day.invalid'), isDay),
    reference: typedText(cleanLine, REFERENCE_MAX, 'field.text.long').default(''),
    currency: currency(),
    fee: integer(0, MAX_PRICE, 'field.amount.invalid'),
    lines: lines(),
    seen: array(oneOf(LINE_STATES)).typeError(invalid).required(invalid).max(MOST_PAYOUT_LINES, invalid),
  }),
  reverseSettlement: object({
    storeId: id(),
    settlementId: id(),
    reason: typedText(cleanLine, MAX_REASON, 'field.text.long').required(message('field.comments.required')),
  }),
};
