import { ValidationError } from 'yup';
import { templateSchema } from '@/lib/domain/studio/template/template-schema';
import type { TemplateContent } from './template-edits';

/** Why a template cannot be saved: text keys by the path of the value, such as `fields[0].label`. Empty when valid. */
export function templateProblems(template: TemplateContent): Readonly<Record<string, string>> {
  try {
    templateSchema.validateSync(template, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message]));
  }
}
