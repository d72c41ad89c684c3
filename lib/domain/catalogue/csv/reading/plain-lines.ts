/** Elements that other shops use in descriptions; a `<` before anything else is plain text. */
const ELEMENTS =
  'a|abbr|article|b|big|blockquote|br|caption|center|code|col|colgroup|dd|del|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|head|header|hr|html|body|i|iframe|img|ins|label|li|link|main|mark|meta|ol|p|picture|pre|s|script|section|small|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|title|tr|u|ul|video';
const TAG = new RegExp(`<(/?)(${ELEMENTS})(?=[\\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>`, 'gi');
/** Without the `g` flag, which would make `test` keep its position. */
const SOME_TAG = new RegExp(TAG.source, 'i');

/** Elements whose content is not shown. */
const UNREAD = /<(script|style|svg|iframe|head)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d?));/gi;
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', zwnj: '\u200c', zwj: '\u200d' },
  ...{ ensp: ' ', emsp: ' ', thinsp: ' ', lrm: '', rlm: '', ndash: '–', mdash: '—', hellip: '…' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', bull: '•', middot: '·' },
  ...{ times: '×', deg: '°', plusmn: '±', frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³' },
  ...{ copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', yen: '¥', cent: '¢', sect: '§' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', ouml: 'ö', uuml: 'ü', auml: 'ä', szlig: 'ß' },
};

/** The text that replaces an opening tag; a closing tag ends its line. */
const OPENING: Readonly<Record<string, string>> = {
  br: '\n',
  hr: '\n\n',
  li: '\n• ',
  tr: '\n',
  dt: '\n',
  dd: '\n',
};
const PARAGRAPHS =
  /^(?:p|div|h[1-6]|ul|ol|dl|table|blockquote|section|article|pre|figure|header|footer|main)$/;
const CELLS = /^t[dh]$/;

export const isHtml = (text: string): boolean => SOME_TAG.test(text);

/**
 * Converts HTML to plain text: an empty line between paragraphs, bullets before list items, decoded entities. Plain
 * text stays unchanged, so that '3 < 5 & 7' keeps its signs.
 */
export function plainLines(text: string): string {
  if (!isHtml(text)) return text;
  const tagless = text
    .replace(UNREAD, ' ')
    .replace(/\s+/g, ' ')
    .replace(TAG, (_, closing: string, element: string) => inPlaceOf(element.toLowerCase(), closing !== ''));
  return tagless
    .replace(ENTITY, entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n+(?=• )/g, '\n')
    .trim();
}

/** Decodes entities, for texts that another shop stored as HTML without tags. */
export const withoutEntities = (text: string): string => text.replace(ENTITY, entity);

function inPlaceOf(element: string, isClosing: boolean): string {
  if (PARAGRAPHS.test(element)) return '\n\n';
  if (CELLS.test(element)) return isClosing ? ' ' : '';
  return isClosing ? '' : (OPENING[element] ?? '');
}

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}
