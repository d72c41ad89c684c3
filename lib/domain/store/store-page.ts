import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, localizedText, millis } from '@/lib/domain/parse/fields';

/** The texts that every store writes itself. */
export type StorePageId = 'aboutUs' | 'privacyPolicy' | 'termsConditions';

export interface StorePage {
  /** Rich text as HTML; empty until the store has written it. */
  readonly body: LocalizedText;
  /** Milliseconds since the epoch, null when unknown. */
  readonly updatedAt: number | null;
}

/** A page from its stored document; one that does not exist is an empty page. */
export function parseStorePage(data: unknown): StorePage {
  const { body, updatedAt } = fieldsOf(data);
  return { body: localizedText(body), updatedAt: millis(updatedAt) ?? null };
}
