import { object } from 'yup';
import type { OperatorCallables } from '@/lib/domain/api/platform/operators';
import { cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { REPORT_NOTE_MAX, REPORT_STATES } from '@/lib/domain/platform/abuse-report';
import { announcementSchema, reportSchema, storeStateSchema } from '@/lib/domain/platform/operator-forms';
import { id, integer, oneOf } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const STORE_STATES = ['suspended', 'reopened'] as const;

export const operatorSchemas: SchemasOf<OperatorCallables> = {
  reportStore: reportSchema.concat(object({ storeId: id(), locale: oneOf(LOCALES) })),
  moveReport: object({
    reportId: id(),
    to: oneOf(REPORT_STATES),
    note: typedText(cleanParagraphs, REPORT_NOTE_MAX, 'field.text.long').defined(),
  }),
  announce: announcementSchema.concat(
    object({
      id: id(),
      from: integer(0, Number.MAX_SAFE_INTEGER, 'field.instant.invalid'),
      until: integer(0, Number.MAX_SAFE_INTEGER, 'field.instant.invalid'),
    }),
  ),
  withdrawAnnouncement: object({ announcementId: id() }),
  changeStoreState: storeStateSchema.concat(object({ storeId: id(), to: oneOf(STORE_STATES) })),
};
