import { object } from 'yup';
import type { CashCallables } from '@/lib/domain/api/cash';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { id, integer, invalid, message, oneOf, token } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const MAX_PHONE = 40;

export const cashSchemas: SchemasOf<CashCallables> = {
  readConfirmation: object({ token: token().required(invalid) }),
  answerConfirmation: object({
    token: token().required(invalid),
    answer: oneOf(['confirm', 'decline']),
  }),
  answerOwnConfirmation: object({ storeId: id(), orderId: id(), answer: oneOf(['confirm', 'decline']) }),
  recordConfirmation: object({ storeId: id(), orderId: id(), step: oneOf(['asked', 'confirmed']) }),
  readOrderHints: object({ storeId: id(), orderId: id() }),
  blockCash: object({
    storeId: id(),
    phone: typedText(cleanLine, MAX_PHONE, 'field.mobileNumber.invalid').required(
      message('field.mobileNumber.required'),
    ),
    reason: typedText(cleanLine, MAX_REASON).required(message('field.blockReason.required')),
    until: integer(0, Number.MAX_SAFE_INTEGER, 'field.until.invalid'),
  }),
  liftCashBlock: object({ storeId: id(), blockId: id() }),
};
