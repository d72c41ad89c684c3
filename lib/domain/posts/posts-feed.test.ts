import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parsePostsFeedFile, postsFeedPath } from '@/lib/domain/routes/feed-paths';
import { postsFeed, type FeedEntry } from './posts-feed';

const HOME = 'https://shop.example/ar/posts';
const SELF = `https://shop.example${postsFeedPath('ar')}`;
const NASTY = 'Tom & <b>"Jerry"</b> \u0007\ud800]]>';

const entry = (id: string, fields: Partial<FeedEntry> = {}): FeedEntry => ({
  ...{ id: `${HOME}#${id}`, title: 'عنوان', summary: '', author: '', tags: [] },
  ...{ address: `https://shop.example/ar/posts/${id}`, date: 1_000, updatedAt: 2_000 },
  ...fields,
});

interface Parsed {
  readonly [name: string]: unknown;
}

function parsed(entries: readonly FeedEntry[]): Parsed {
  const facts = { locale: 'ar', store: 'لوحات', title: NASTY, home: HOME, self: SELF, entries } as const;
  const xml = [...postsFeed(facts)].join('');
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => ['entry', 'link', 'author', 'category'].includes(name),
  });
  return (parser.parse(xml) as { feed: Parsed }).feed;
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const once = (thing: Parsed, name: string) => expect(typeof thing[name]).toBe('string');

/** The rules of RFC 4287, sections 4.1.1 and 4.1.2, for what our feed says. */
function keepsTheRules(feed: Parsed): void {
  expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom');
  const entries = (feed.entry ?? []) as Parsed[];
  for (const thing of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) once(thing, name);
    expect(new URL(String(thing.id)).href).toBe(thing.id);
    expect(thing.updated).toMatch(RFC_3339);
    const alternates = (thing.link as Parsed[]).filter((link) => link['@_rel'] === 'alternate');
    expect(alternates).toHaveLength(1);
    for (const person of (thing.author ?? []) as Parsed[]) once(person, 'name');
  }
  expect(feed.author).toHaveLength(1);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const one of entries) expect(one.published).toMatch(RFC_3339);
}

test('a feed keeps the rules of Atom, whatever owners write', () => {
  const feed = parsed([
    entry('a', { title: NASTY, summary: NASTY, author: NASTY, tags: [NASTY, 'b'], updatedAt: 9_000 }),
    entry('b'),
  ]);
  keepsTheRules(feed);
  expect(feed.updated).toBe(new Date(9_000).toISOString());
  expect(feed.link).toContainEqual(expect.objectContaining({ '@_rel': 'self', '@_href': SELF }));
  keepsTheRules(parsed([]));
});

test('a file name asks for a language', () => {
  expect(parsePostsFeedFile('posts-ar.xml')).toBe('ar');
  for (const file of ['', 'posts-de.xml', 'posts-ar', 'products-ar-USD.xml', '__proto__'])
    expect(parsePostsFeedFile(file)).toBeNull();
});
