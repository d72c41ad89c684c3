import type { LocalizedText } from '@/lib/domain/locale';
import type { Invoice } from './invoice';
import { SHEET_TEXTS } from './sheet-texts';

/**
 * A note's reason: the store's words, else a text for its cause; empty for an invoice, and for old notes without words.
 */
export const reasonOf = ({ reason, cause }: Pick<Invoice, 'reason' | 'cause'>): LocalizedText | string =>
  reason || (cause ? SHEET_TEXTS.causes[cause] : '');
