import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import { FOREIGN_FORMATS, HEADINGS, TARGETS, targetName, type ForeignFormat, type Target } from './targets';

/** What each column of a file holds, in its order; null for one that is left out. */
export type Mapping = readonly (Target | null)[];

export interface Recognised {
  readonly format: ForeignFormat;
  /** Which row of the file, from 0, names the columns: some files have a title above. */
  readonly headingAt: number;
  readonly mapping: Mapping;
}

/** Rows in which the headings may stand. */
const ROWS_TRIED = 3;
/** Fewer known headings than these are chance. */
const LEAST_KNOWN = 4;

/** Without capitals, marks, look-alike letters and punctuation, so that hands and programs may write it their way. */
export const headingKey = (heading: string): string =>
  normalizeForSearch(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whose export a table is, by its headings; null for none that is known. */
export function recognise(table: readonly (readonly string[])[]): Recognised | null {
  const tried = table.slice(0, ROWS_TRIED).flatMap((headings, headingAt) =>
    FOREIGN_FORMATS.map((format): Recognised => ({
      format,
      headingAt,
      mapping: mappingOf(headings, format),
    })),
  );
  const known = ({ mapping }: Recognised) => mapping.filter(Boolean).length;
  const [best] = tried
    .filter(
      (one) => one.mapping.includes('title') && one.mapping.includes('price') && known(one) >= LEAST_KNOWN,
    )
    .sort((one, other) => known(other) - known(one));
  return best ?? null;
}

/** What the columns hold in this format; a heading that is there twice counts the first time. */
export function mappingOf(headings: readonly string[], format: ForeignFormat): Mapping {
  const targets = new Map<string, Target>();
  for (const target of TARGETS) {
    const { key, number } = targetName(target);
    for (const heading of HEADINGS[format][key] ?? [])
      targets.set(headingKey(heading.replace('#', String(number))), target);
  }
  const taken = new Set<Target>();
  return headings.map((heading) => {
    const target = targets.get(headingKey(heading));
    if (!target || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}

/** The mapping after the owner gave a column another meaning; no two columns mean the same. */
export const mapped = (mapping: Mapping, column: number, target: Target | null): Mapping =>
  mapping.map((before, index) => (index === column ? target : before === target ? null : before));
