import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@/lib/domain/locale';

const FOLDER = path.join(process.cwd(), 'locales');
const namespaces = readdirSync(path.join(FOLDER, 'en'));
const read = (locale: Locale, namespace: string): unknown =>
  JSON.parse(readFileSync(path.join(FOLDER, locale, namespace), 'utf8'));

/** Every text by its dotted key. */
function textsOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    textsOf(inner, key ? `${key}.${name}` : name),
  );
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

test.each(namespaces)('%s says the same in every language', (namespace) => {
  const [en, ar] = LOCALES.map((locale) => new Map(textsOf(read(locale, namespace))));
  const keys = (texts: Map<string, string> | undefined) => [
    ...new Set([...(texts ?? [])].map(([key]) => withoutPlural(key))),
  ];
  expect(keys(ar).sort()).toEqual(keys(en).sort());
  for (const [key, text] of en ?? []) {
    const translated = ar?.get(key);
    // A plural may leave its number out: one board, two boards.
    if (translated !== undefined && withoutPlural(key) === key)
      expect([key, placeholders(translated)]).toEqual([key, placeholders(text)]);
  }
});

test.each(namespaces)('every counted text of %s has all the forms its language needs', (namespace) => {
  for (const locale of LOCALES) {
    const texts = new Map(textsOf(read(locale, namespace)));
    const counted = [...texts.keys()].filter((key) => /_other$/.test(key)).map(withoutPlural);
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const key of counted)
      for (const form of forms) expect([...texts.keys()]).toContain(`${key}_${form}`);
  }
});

/** Texts that show a count beside no noun that it would change: of a position, of a total, of a limit that never is small. */
const WITHOUT_FORMS = [
  'addresses.json full',
  'admin-catalogue.json row.stock',
  'admin-editor.json picture.moved',
  'admin-editor.json option.tooMany',
  'admin-editor.json bulk.count',
  'admin-customers.json export.progress',
  'admin-orders.json list.moreThan',
  'admin-orders.json export.progress',
  'admin-orders.json print.total',
  'admin-orders.json tracking.tooLong',
  'admin-reconciliation.json payments.count',
  'admin-store.json index.done',
  'admin-store.json index.count',
  'admin-store.json homepage.moved',
  'admin.json order.line.quantity',
  'catalogue.json list.countAtLeast',
  'catalogue.json filters.showAtLeast',
  'catalogue.json product.picture',
  'product.json gallery.position',
];

test('a text that counts something has a form for every number', () => {
  const bare = namespaces.flatMap((namespace) =>
    textsOf(read('ar', namespace))
      .filter(([key, text]) => text.includes('{{count}}') && withoutPlural(key) === key)
      .map(([key]) => `${namespace} ${key}`),
  );
  expect(bare.sort()).toEqual([...WITHOUT_FORMS].sort());
});

test('the admin shows the words that the shop takes where its owner wrote none', () => {
  const taken = LOCALES.flatMap((locale): [string, string][] => {
    const hours = textsOf(read(locale, 'common.json')).filter(([key]) => key === 'footer.hours');
    const sections = textsOf(read(locale, 'catalogue.json')).filter(([key]) =>
      /^home\.section\.(?!viewAll)/.test(key),
    );
    return [
      ...hours.map(([, text]): [string, string] => [`hoursIn.${locale}`, text]),
      ...sections.map(([key, text]): [string, string] => [
        key.replace('home.section', `sectionIn.${locale}`),
        text,
      ]),
    ];
  });
  for (const page of LOCALES) {
    const shown = textsOf(read(page, 'admin-store.json')).filter(([key]) => /^(hours|section)In\./.test(key));
    expect(new Map(shown)).toEqual(new Map(taken));
  }
});
