import { slugOf } from '@/lib/domain/catalogue/slug';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { LocalizedText } from '@/lib/domain/locale';

/** Arabic letters as people write them in addresses. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'th' },
  ...{ ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q' },
  ...{ ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', ة: 'a', و: 'w', ي: 'y', ى: 'a', ئ: 'y', ؤ: 'w', ء: '' },
};

/** A platform name to begin with, from the English name or else the Arabic one; empty when nothing of it can stand in a host. */
export function suggestedName({ en, ar }: LocalizedText): string {
  const latin = [...(en || ar).normalize('NFKC')].map((letter) => LATIN[letter] ?? letter).join('');
  return slugOf(latin)
    .replace(/[^a-z\d-]/g, '')
    .slice(0, FIELD_LIMITS.platformNameMax)
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
