import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import type { LocalizedText } from '@/lib/domain/locale';

/** Words that only banks, authorities or the platform itself have in their names. */
const WORDS = [
  ...['bank', 'banking', 'banco', 'banque', 'بنك', 'مصرف', 'بنوك'],
  ...['paypal', 'visa', 'mastercard', 'amex', 'stripe', 'mada', 'knet', 'fawry', 'klarna', 'tabby', 'tamara'],
  ...['revolut', 'venmo', 'moneygram', 'payoneer', 'binance', 'coinbase', 'zelle', 'skrill', 'مدى', 'فيزا'],
  ...[
    'hsbc',
    'citibank',
    'barclays',
    'santander',
    'wellsfargo',
    'qnb',
    'alrajhi',
    'sabb',
    'الراجحي',
    'الانماء',
  ],
  ...['government', 'ministry', 'police', 'customs', 'irs', 'وزاره', 'حكومه', 'شرطه', 'جمارك', 'زكاه'],
  ...['support', 'helpdesk', 'security', 'admin', 'administrator', 'verification', 'billing'],
  ...['دعم', 'امان', 'اداره'],
  ...['dhl', 'fedex', 'ups', 'usps', 'aramex', 'ارامكس'],
];

/** Names of several words, in their joined form. */
const PHRASES = [
  ...['applepay', 'googlepay', 'stcpay', 'cashapp', 'westernunion', 'americanexpress', 'creditcard'],
  ...['taxauthority', 'centralbank', 'customerservice', 'خدمهالعملاء', 'الدعمالفني', 'ويسترنيونيون'],
];

/** Letters of other scripts that look like Latin ones (https://www.unicode.org/reports/tr39/#Confusable_Detection). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ё: 'e', һ: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm' },
  ...{ н: 'h', о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', х: 'x', ѵ: 'v', ԝ: 'w', г: 'r' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  ...{
    ı: 'i',
    ɑ: 'a',
    ɡ: 'g',
    ӏ: 'l',
    '0': 'o',
    '1': 'l',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  },
};

const folded = (text: string): string =>
  [...normalizeForSearch(text)].map((letter) => LOOKALIKES[letter] ?? letter).join('');

/** Words without the Arabic article, which is attached to its word. */
const wordsOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => [word, word.replace(/^(?:و?ال|ب|ل)/u, '')]);

const RESERVED_WORDS = new Set(WORDS.flatMap(wordsOf));
const RESERVED_PHRASES = PHRASES.map((phrase) => folded(phrase));

const isReserved = (name: string, platform: string): boolean => {
  const words = wordsOf(name);
  const together = folded(name).replace(/[^\p{L}\p{N}]/gu, '');
  const own = folded(platform).replace(/[^\p{L}\p{N}]/gu, '');
  return (
    words.some((word) => RESERVED_WORDS.has(word)) ||
    RESERVED_WORDS.has(together) ||
    RESERVED_PHRASES.some((phrase) => together.includes(phrase)) ||
    (own.length > 0 && together === own)
  );
};

/**
 * The language in which a store's name could be mistaken for a bank, a payment service, an authority or the platform;
 * null for an allowed name. Only the operator can set such a name. `platform`: the platform's own name.
 */
export function reservedIn(name: LocalizedText, platform: string): 'en' | 'ar' | null {
  if (isReserved(name.en, platform)) return 'en';
  return isReserved(name.ar, platform) ? 'ar' : null;
}
