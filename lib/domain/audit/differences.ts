import { fieldsOf, millis } from '@/lib/domain/parse/fields';
import type { AuditedField, AuditValue } from './audit-entry';

/** Enough to recognise a text; entries are stored for over a year. */
const LONGEST_TEXT = 200;
/** Characters of a long text shown before the first change. */
const LEAD = 40;

type Flat = ReadonlyMap<string, AuditValue>;

/** The fields that differ between two versions, in the newer one's order; null means no version. */
export function differencesOf(before: unknown, after: unknown): AuditedField[] {
  const [was, is] = [flat(before), flat(after)];
  const paths = new Set([...is.keys(), ...was.keys()]);
  return [...paths].flatMap((field) => {
    const [one, other] = [was.get(field) ?? null, is.get(field) ?? null];
    return one === other ? [] : [{ field, ...shortened(one, other) }];
  });
}

/** Every value by its path. List items use their id if they have one, so that reordering changes nothing else. */
function flat(value: unknown, path = '', found = new Map<string, AuditValue>()): Flat {
  const at = millis(value);
  if (Array.isArray(value)) {
    if (value.every(isPlain)) found.set(path, value.join(', '));
    else value.forEach((item: unknown, index) => flat(item, join(path, nameOf(item, index)), found));
  } else if (isPlain(value)) {
    if (value !== null && value !== undefined && value !== '') found.set(path, value);
  } else if (at !== undefined) found.set(path, new Date(at).toISOString());
  else for (const [name, item] of Object.entries(fieldsOf(value))) flat(item, join(path, name), found);
  return found;
}

const join = (path: string, name: string): string => (path ? `${path}.${name}` : name);

function nameOf(item: unknown, index: number): string {
  const { id } = fieldsOf(item);
  return typeof id === 'string' && id ? id : String(index + 1);
}

const isPlain = (value: unknown): value is AuditValue | undefined =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** Shortens long texts to the part that differs. */
function shortened(before: AuditValue, after: AuditValue): Pick<AuditedField, 'before' | 'after'> {
  const [one, other] = [before, after].map((value) => (typeof value === 'string' ? [...value] : []));
  const firstChange = (one ?? []).findIndex((character, index) => character !== other?.[index]);
  const from = Math.max(0, (firstChange < 0 ? (one?.length ?? 0) : firstChange) - LEAD);
  return { before: partOf(before, from), after: partOf(after, from) };
}

function partOf(value: AuditValue, from: number): AuditValue {
  if (typeof value !== 'string') return value;
  const characters = [...value];
  if (characters.length <= LONGEST_TEXT) return value;
  const start = Math.min(from, characters.length - LONGEST_TEXT);
  const part = characters.slice(start, start + LONGEST_TEXT).join('');
  return `${start > 0 ? '…' : ''}${part}${start + LONGEST_TEXT < characters.length ? '…' : ''}`;
}
