import { count, fieldsOf } from '@/lib/domain/parse/fields';
import { MalformedDocumentError } from '@/lib/domain/parse/fields';
import { templateSchema } from './template-schema';
import type { StudioTemplate } from './template';

/** Parses a stored template; throws MalformedDocumentError when invalid. */
export function parseTemplate(document: string, data: unknown): StudioTemplate {
  const version = count(fieldsOf(data).version);
  if (version === undefined) throw new MalformedDocumentError(document, 'version');
  try {
    return {
      ...(templateSchema.validateSync(data, { stripUnknown: true }) as Omit<StudioTemplate, 'version'>),
      version,
    };
  } catch (error) {
    throw new MalformedDocumentError(document, String((error as { path?: unknown }).path ?? 'template'));
  }
}
