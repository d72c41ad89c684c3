import { pageStore } from '@/lib/browser/page-store';
import { headingKey, type Mapping } from '@/lib/domain/catalogue/csv/foreign/recognise';
import {
  FIRST_SETTINGS,
  TEXT_LANGUAGES,
  type ForeignSettings,
} from '@/lib/domain/catalogue/csv/foreign/foreign-settings';
import {
  FOREIGN_FORMATS,
  TARGETS,
  type ForeignFormat,
  type Target,
} from '@/lib/domain/catalogue/csv/foreign/targets';
import { MAX_STOCK } from '@/lib/domain/catalogue/product';
import { count, fieldsOf, type Fields } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { storedValue } from './stored-value';

/** An owner's mapping of the columns of another shop's file, stored for the next such file. */
interface Remembered {
  readonly mapping: Mapping;
  readonly settings: ForeignSettings;
}

const stored = new Map(
  FOREIGN_FORMATS.map((format) => {
    const key = () => `import-mapping/${pageStore()}/${format}`;
    return [format, storedValue<Fields>(key, parse, JSON.stringify)] as const;
  }),
);

/** The mapping of these headings as it was last adjusted; columns that are new stay as they were recognised. */
export function rememberedMapping(
  format: ForeignFormat,
  headings: readonly string[],
  recognised: Mapping,
): Remembered {
  const { targets, language, assumedStock } = fieldsOf(stored.get(format)?.get());
  const known = fieldsOf(targets);
  const taken = new Set<Target>();
  const mapping = headings.map((heading, index) => {
    const name = headingKey(heading);
    const target = Object.hasOwn(known, name) ? targetOf(known[name]) : (recognised[index] ?? null);
    if (!target || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
  const stock = count(assumedStock);
  return {
    mapping,
    settings: {
      language: TEXT_LANGUAGES.find((one) => one === language) ?? FIRST_SETTINGS.language,
      assumedStock: stock !== undefined && stock <= MAX_STOCK ? stock : FIRST_SETTINGS.assumedStock,
    },
  };
}

export function rememberMapping(
  format: ForeignFormat,
  headings: readonly string[],
  { mapping, settings }: Remembered,
): void {
  const named = headings.map((heading, index) => [headingKey(heading), mapping[index] ?? null]);
  const targets = Object.fromEntries(named.filter(([name]) => name !== ''));
  stored.get(format)?.update(() => ({ targets, ...settings }));
}

function parse(text: string | null): Fields {
  return fieldsOf(parseJson(text));
}

const targetOf = (value: unknown): Target | null => TARGETS.find((target) => target === value) ?? null;
