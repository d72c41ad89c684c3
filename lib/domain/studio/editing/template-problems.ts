import { errorsOf } from '@/lib/domain/forms/refused-fields';
import { templateSchema } from '@/lib/domain/studio/template/template-schema';
import type { TemplateContent } from './template-edits';

/** Why a template cannot be saved: text keys by the path of the value, such as `fields[0].label`. Empty when valid. */
export const templateProblems = (template: TemplateContent): Readonly<Record<string, string>> =>
  errorsOf(templateSchema, template);
