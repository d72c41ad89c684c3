import { cutText } from '@/lib/domain/forms/cut-text';
import { namesAddress, namesNumber } from '@/lib/domain/forms/lure';

/** A dot or an @ that a mail program could make a link of. */
const JOINED = /(?<=\S)([.\u3002\uff0e\uff61\u2024@\uff20])(?=\p{L})/gu;
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

const LONGEST_LINE = 300;
const LONGEST_NAME = 60;
const MOST_WORDS = 6;
/** Letters of any script with what stands between the parts of names. */
const NAME = /^[\p{L}\p{M}\u200c\u200d .'’\-·()]+$/u;

/** A text of any length whose addresses are no links: "evil.com" becomes "evil. com". */
export const unlinked = (text: string): string =>
  text.replace(UNSEEN, '').replaceAll('://', ': // ').replace(JOINED, '$1 ');

/**
 * One line of somebody's words in a mail. Forms refuse addresses in what mails repeat; what was stored before, or past a
 * form, is made unclickable here.
 */
export function quiet(value: string): string {
  const cut = cutText(value, LONGEST_LINE);
  return namesAddress(cut) ? unlinked(cut) : cut;
}

/** The name to greet somebody by; empty where it does not look like one. */
export function greetable(name: string): string {
  const isOdd =
    name.length > LONGEST_NAME ||
    name.split(/\s+/).length > MOST_WORDS ||
    !NAME.test(name) ||
    namesAddress(name) ||
    namesNumber(name);
  return isOdd ? '' : name;
}
