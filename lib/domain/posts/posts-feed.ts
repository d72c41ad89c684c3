import { escapeMarkup } from '@/lib/domain/escape-markup';
import type { Locale } from '@/lib/domain/locale';

/** An entry of the feed; addresses are absolute, times milliseconds. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Empty: the store. */
  readonly author: string;
  readonly tags: readonly string[];
  readonly address: string;
  readonly date: number;
  readonly updatedAt: number;
}

export interface FeedFacts {
  readonly locale: Locale;
  readonly store: string;
  readonly title: string;
  /** The list of posts. */
  readonly home: string;
  /** The feed's own address. */
  readonly self: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** Characters that XML 1.0 forbids even escaped, and the isolates used for display. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u2066\u2069\uFFFE\uFFFF]|\p{Surrogate}/gu;
const clean = (text: string) => escapeMarkup(text.replace(FORBIDDEN, ''));
const element = (name: string, text: string) => `<${name}>${clean(text)}</${name}>`;
const instant = (name: string, at: number) => element(name, new Date(at).toISOString());

/** The posts in Atom (RFC 4287), one language each. */
export function* postsFeed({ locale, store, title, home, self, entries }: FeedFacts): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">\n`;
  yield `${element('id', home)}${element('title', title)}<author>${element('name', store)}</author>`;
  yield `<link rel="self" type="application/atom+xml" href="${clean(self)}"/>`;
  yield `<link rel="alternate" type="text/html" hreflang="${locale}" href="${clean(home)}"/>`;
  // A feed must name a time; one without entries never changed.
  yield `${instant('updated', Math.max(0, ...entries.map(({ updatedAt }) => updatedAt)))}\n`;
  for (const entry of entries) yield entryOf(entry);
  yield '</feed>\n';
}

function entryOf({ id, title, summary, author, tags, address, date, updatedAt }: FeedEntry): string {
  return [
    `<entry>${element('id', id)}${element('title', title)}`,
    instant('published', date),
    instant('updated', updatedAt),
    author && `<author>${element('name', author)}</author>`,
    `<link rel="alternate" type="text/html" href="${clean(address)}"/>`,
    ...tags.map((tag) => `<category term="${clean(tag)}"/>`),
    summary && element('summary', summary),
    '</entry>\n',
  ].join('');
}
