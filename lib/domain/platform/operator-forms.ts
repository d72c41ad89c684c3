import { mixed, object } from 'yup';
import { cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { optionalEmailField, typedText } from '@/lib/domain/forms/fields';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { ANNOUNCEMENT_TEXT_MAX, SEVERITIES, type Severity } from './announcement';
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from './abuse-report';
import { SUPPORT_REASON_MAX } from './support-access';
import { SUSPENSION_REASON_MAX } from './suspension';

const message = (key: FieldError) => key;

/** Why operators act; the owners and the logs get it. */
const reasonField = (max: number) =>
  typedText(cleanParagraphs, max, 'field.text.long').required(message('field.reason.required'));

/** The form with which a store is suspended or reopened; the callable takes the same. */
export const storeStateSchema = object({ reason: reasonField(SUSPENSION_REASON_MAX) });

/** The form with which an operator asks a store's owners for access; the callable takes the same. */
export const supportReasonSchema = object({ reason: reasonField(SUPPORT_REASON_MAX) });

/** The form with which anybody reports a store; an empty e-mail passes. */
export const reportSchema = object({
  reason: mixed<ReportReason>()
    .required(message('field.reason.missing'))
    .oneOf([...REPORT_REASONS], message('field.reason.missing')),
  text: typedText(cleanParagraphs, REPORT_TEXT_MAX, 'field.comments.long').required(
    message('field.comments.required'),
  ),
  email: optionalEmailField(),
});

const noticeText = () =>
  typedText(cleanParagraphs, ANNOUNCEMENT_TEXT_MAX, 'field.text.long').required(
    message('field.text.required'),
  );

/** What an operator writes to the people of all stores; both languages, because both are read. */
export const announcementSchema = object({
  text: object({ en: noticeText(), ar: noticeText() }),
  severity: mixed<Severity>()
    .required(message('field.invalid'))
    .oneOf([...SEVERITIES], message('field.invalid')),
});
