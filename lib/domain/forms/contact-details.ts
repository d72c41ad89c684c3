/** Written before a name with a dot and often without a blank: "Dr.Ali" is no domain. */
const TITLES = /^(?:dr|eng|fr|hr|jr|mlle|mme|mr|mrs|ms|prof|rev|sr|st)$/u;

/** After a single letter, which is an initial otherwise ("J.Smith"): t.me, x.com. */
const AFTER_ONE_LETTER = /^(?:\p{L}{2}|app|biz|com|dev|info|link|net|org|shop|site|top|xyz)$/u;

/** What browsers and mail programs take for the dot of a domain (https://url.spec.whatwg.org/#idna). */
const DOTS = /[.\u3002\uff0e\uff61\u2024\ufe52\u06d4]/gu;
/** As in "evil[.]com" and "evil dot com", which readers mend by themselves. */
const WRITTEN_DOT =
  /\s*[([{]\s*(?:\.|dot)\s*[)\]}]\s*|\s+dot\s+(?=(?:app|biz|com|info|net|org)(?![\p{L}\p{N}]))/gu;
const DETACHED_ENDING = /(?<=[\p{L}\p{N}])\s+\.\s*(?=(?:app|biz|com|info|net|org)(?![\p{L}\p{N}]))/gu;

/** Labels with a dot between them, the last of letters (or punycode) alone. */
const DOMAIN =
  /(?<![\p{L}\p{N}\p{M}-])([\p{L}\p{N}\p{M}-]{1,63})\.(?:[\p{L}\p{N}\p{M}-]{1,63}\.)*(xn--[a-z\d-]+|[\p{L}\p{M}]{2,63})(?![\p{L}\p{N}])/gu;
const ADDRESS = /@|:\/\/|\/\/|(?<![\p{L}\p{N}])(?:https?|mailto|tel|sms|javascript|data|www)\s*[:.]/u;
const IP_ADDRESS = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u;
/** As long as a telephone number. */
const NUMBER = /(?:\p{Nd}[\s()./-]*){7}/u;

/** Nothing of these is seen: zero-width characters, marks of direction, soft hyphens, variation selectors. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Longer than every name that a form lets pass; the patterns above may take the square of it. */
const LOOKED_THROUGH = 500;

/** As a reader sees it, whatever it is written with. */
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
 * Whether a text contains a web or e-mail address. For words that mails repeat: mail programs turn addresses
 * into links. Names with dots pass: "St. John", "Dr.Ali", "A.B. Smith".
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
