/** Titles before a name, with a dot and often no space: "Dr.Ali" is not a domain. */
const TITLES = /^(?:dr|eng|fr|hr|jr|mlle|mme|mr|mrs|ms|prof|rev|sr|st)$/u;

/** Domain endings accepted after a single letter, which may also be an initial ("J.Smith"): t.me, x.com. */
const AFTER_ONE_LETTER = /^(?:\p{L}{2}|app|biz|com|dev|info|link|net|org|shop|site|top|xyz)$/u;

/** Characters that browsers and mail programs treat as a domain's dot (https://url.spec.whatwg.org/#idna). */
const DOTS = /[.\u3002\uff0e\uff61\u2024\ufe52\u06d4]/gu;
/** Disguised dots, such as "evil[.]com" and "evil dot com", which readers understand. */
const WRITTEN_DOT =
  /\s*[([{]\s*(?:\.|dot)\s*[)\]}]\s*|\s+dot\s+(?=(?:app|biz|com|info|net|org)(?![\p{L}\p{N}]))/gu;
const DETACHED_ENDING = /(?<=[\p{L}\p{N}])\s+\.\s*(?=(?:app|biz|com|info|net|org)(?![\p{L}\p{N}]))/gu;

/** Labels separated by dots; the last has only letters (or is punycode). */
const DOMAIN =
  /(?<![\p{L}\p{N}\p{M}-])([\p{L}\p{N}\p{M}-]{1,63})\.(?:[\p{L}\p{N}\p{M}-]{1,63}\.)*(xn--[a-z\d-]+|[\p{L}\p{M}]{2,63})(?![\p{L}\p{N}])/gu;
const ADDRESS = /@|:\/\/|\/\/|(?<![\p{L}\p{N}])(?:https?|mailto|tel|sms|javascript|data|www)\s*[:.]/u;
const IP_ADDRESS = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u;
/** As long as a telephone number. */
const NUMBER = /(?:\p{Nd}[\s()./-]*){7}/u;

/** Invisible characters: zero-width ones, direction marks, soft hyphens, variation selectors. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Longer than any name that a form accepts; the patterns above may take quadratic time. */
const LOOKED_THROUGH = 500;

/** The text as a reader sees it. */
const asSeen = (value: string): string =>
  value
    .slice(0, LOOKED_THROUGH)
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(DOTS, '.')
    .replace(WRITTEN_DOT, '.')
    .replace(DETACHED_ENDING, '.');

/**
 * Whether a text contains a web or e-mail address. Used for texts that mails repeat, because mail programs turn
 * addresses into links. Names with dots pass: "St. John", "Dr.Ali", "A.B. Smith".
 */
export function containsAddress(value: string): boolean {
  const seen = asSeen(value);
  if (ADDRESS.test(seen) || IP_ADDRESS.test(seen)) return true;
  return [...seen.matchAll(DOMAIN)].some(([, first = '', ending = '']) => {
    if (TITLES.test(first)) return false;
    return [...first].length > 1 || AFTER_ONE_LETTER.test(ending);
  });
}

/** Whether a text contains a phone number. */
export const containsPhoneNumber = (value: string): boolean => NUMBER.test(asSeen(value));
