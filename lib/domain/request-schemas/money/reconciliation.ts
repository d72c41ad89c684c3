import { object } from 'yup';
import type { ReconciliationCallables } from '@/lib/domain/api/reconciliation';
import { cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { id, invalid, message } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

/** A kind and up to three ids. */
const LONGEST_DIFFERENCE_ID = 400;

export const reconciliationSchemas: SchemasOf<ReconciliationCallables> = {
  reconcileNow: object({ storeId: id() }),
  explainDifference: object({
    storeId: id(),
    differenceId: typedText((value) => value, LONGEST_DIFFERENCE_ID).required(invalid),
    note: typedText(cleanParagraphs, MAX_REASON, 'field.comments.long').required(
      message('field.comments.required'),
    ),
  }),
};
