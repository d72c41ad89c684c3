import { headingKey, type Mapping } from '@/lib/domain/catalogue/csv/foreign/recognise';
import {
  FIRST_SETTINGS,
  TEXT_LANGUAGES,
  type ForeignSettings,
} from '@/lib/domain/catalogue/csv/foreign/foreign-settings';
import { TARGETS, type ForeignFormat, type Target } from '@/lib/domain/catalogue/csv/foreign/targets';
import { MAX_STOCK } from '@/lib/domain/catalogue/product';
import { count, fieldsOf, type Fields } from '@/lib/domain/parse/fields';
import { env } from '@/lib/env';

/** What an owner made of the columns of another shop's file, for the next file of that shop. */
interface Remembered {
  readonly mapping: Mapping;
  readonly settings: ForeignSettings;
}

const keyOf = (format: ForeignFormat) => `import-mapping/${env.storeId}/${format}`;

/** The mapping of these headings as it was last adjusted; columns that are new stay as they were recognised. */
export function rememberedMapping(
  format: ForeignFormat,
  headings: readonly string[],
  recognised: Mapping,
): Remembered {
  const { targets, language, assumedStock } = stored(format);
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

/** Where storage is forbidden or full, the next file is mapped by its headings again. */
export function rememberMapping(
  format: ForeignFormat,
  headings: readonly string[],
  { mapping, settings }: Remembered,
): void {
  const named = headings.map((heading, index) => [headingKey(heading), mapping[index] ?? null]);
  const targets = Object.fromEntries(named.filter(([name]) => name !== ''));
  try {
    localStorage.setItem(keyOf(format), JSON.stringify({ targets, ...settings }));
  } catch {
    // Nothing is lost but the comfort.
  }
}

function stored(format: ForeignFormat): Fields {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(keyOf(format)) ?? 'null'));
  } catch {
    return {};
  }
}

const targetOf = (value: unknown): Target | null => TARGETS.find((target) => target === value) ?? null;
