import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import { FOREIGN_FORMATS, HEADINGS, TARGETS, targetName, type ForeignFormat, type Target } from './targets';

/** The target of each column, in order; null for an ignored one. */
export type Mapping = readonly (Target | null)[];

export interface Recognised {
  readonly format: ForeignFormat;
  /** The row with the column names, from 0: some files have a title above it. */
  readonly headingAt: number;
  readonly mapping: Mapping;
}

/** How many rows are searched for the headings. */
const ROWS_TRIED = 3;
/** Fewer known headings than this are a coincidence. */
const LEAST_KNOWN = 4;

/** Normalizes a heading: no capitals, marks, look-alike letters or punctuation. */
export const headingKey = (heading: string): string =>
  normalizeForSearch(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Recognises a table's format by its headings; null when unknown. */
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

/** Maps the columns of a format; the first of two equal headings wins. */
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

/** Maps a column to another target; a target has one column at most. */
export const mapped = (mapping: Mapping, column: number, target: Target | null): Mapping =>
  mapping.map((before, index) => (index === column ? target : before === target ? null : before));
