import { count, fieldsOf, millis, requiredIn, text } from '@/lib/domain/parse/fields';
import { parseTemplate } from './parse-template';
import type { StudioTemplate } from './template';

/** The number of stored versions per template; older ones are deleted. */
export const MOST_TEMPLATE_VERSIONS = 50;

/** A saved version of a product's template. */
export interface TemplateVersion {
  readonly template: StudioTemplate;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  /** Who saved it, by name or e-mail; empty when unknown. */
  readonly author: string;
}

/** Parses a stored version; throws MalformedDocumentError, also for a template that could not be saved today. */
export function parseTemplateVersion(id: string, data: unknown): TemplateVersion {
  const fields = fieldsOf(data);
  const need = requiredIn(`versions/${id}`, fields);
  const version = need('version', count);
  return {
    template: parseTemplate(`versions/${id}`, { ...fieldsOf(fields.content), version }),
    savedAt: need('savedAt', millis),
    author: text(fields.author) ?? '',
  };
}
