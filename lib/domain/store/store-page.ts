import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, localizedText, millis, requiredIn, text } from '@/lib/domain/parse/fields';

/** The texts that every store writes itself. */
export const STORE_PAGES = ['aboutUs', 'privacyPolicy', 'termsConditions'] as const;
export type StorePageId = (typeof STORE_PAGES)[number];

export interface StorePage {
  /** Rich text as HTML; empty until written. */
  readonly body: LocalizedText;
  /** Milliseconds since the epoch, null when unknown. */
  readonly updatedAt: number | null;
}

/** A saved version of a page; the newest is published. */
export interface PageVersion {
  readonly id: string;
  readonly body: LocalizedText;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  /** The author's name or e-mail; empty when unknown. */
  readonly author: string;
}

/** Parses a stored page; a missing document gives an empty page. */
export function parseStorePage(data: unknown): StorePage {
  const { body, updatedAt } = fieldsOf(data);
  return { body: localizedText(body), updatedAt: millis(updatedAt) ?? null };
}

export function parsePageVersion(id: string, data: unknown): PageVersion {
  const fields = fieldsOf(data);
  const savedAt = requiredIn(`versions/${id}`, fields)('savedAt', millis);
  return { id, body: localizedText(fields.body), savedAt, author: text(fields.author) ?? '' };
}
