import { cutText } from '@/lib/domain/forms/cut-text';
import { containsAddress, containsPhoneNumber } from '@/lib/domain/forms/contact-details';

/** A dot or an @ that a mail program could make a link of. */
const JOINED = /(?<=\S)([.\u3002\uff0e\uff61\u2024@\uff20])(?=\p{L})/gu;
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

const LONGEST_LINE = 300;
const LONGEST_NAME = 60;
const MOST_WORDS = 6;
/** Letters of any script, and the signs between the parts of names. */
const NAME = /^[\p{L}\p{M}\u200c\u200d .'’\-·()]+$/u;

/** Breaks the links in a text of any length: "evil.com" becomes "evil. com". */
export const unlink = (text: string): string =>
  text.replace(UNSEEN, '').replaceAll('://', ': // ').replace(JOINED, '$1 ');

/**
 * Cuts somebody's words to one line and breaks their links. Forms refuse addresses in texts that mails repeat; this covers
 * texts that were stored before that rule or bypassed a form.
 */
export function withoutLinks(value: string): string {
  const cut = cutText(value, LONGEST_LINE);
  return containsAddress(cut) ? unlink(cut) : cut;
}

/** The name for a greeting; empty where it does not look like one. */
export function greetable(name: string): string {
  const isOdd =
    name.length > LONGEST_NAME ||
    name.split(/\s+/).length > MOST_WORDS ||
    !NAME.test(name) ||
    containsAddress(name) ||
    containsPhoneNumber(name);
  return isOdd ? '' : name;
}
