import { isSame } from '@/lib/domain/is-same';

/** The content of a form, as JSON. */
export type Json =
  string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** A difference between two people's versions; `path` names fields, and list items by their id. */
export interface Difference {
  readonly path: readonly string[];
  /** Who changed it since the common version; `both` is a conflict that somebody must decide. */
  readonly by: 'mine' | 'theirs' | 'both';
  readonly mine: Json;
  readonly theirs: Json;
}

export interface Merged {
  readonly value: Json;
  readonly differences: readonly Difference[];
}

export type Choice = 'mine' | 'theirs';

/** A unique name per difference, for maps and form fields. */
export const pathName = (path: readonly string[]): string => path.join('/');

type Fields = Readonly<Record<string, Json>>;
interface Versions {
  readonly base: Json;
  readonly mine: Json;
  readonly theirs: Json;
}

/**
 * Three-way merge of two versions of `base`: a change by only one person is taken, and `choose` decides conflicts.
 * Lists whose items have an `id` or a `path` are merged item by item, everything else field by field.
 */
export function mergeEdits(
  { base, mine, theirs }: Versions,
  choose: (path: readonly string[]) => Choice = () => 'mine',
): Merged {
  const differences: Difference[] = [];
  const value = merge({ base, mine, theirs }, []);
  return { value, differences };

  function merge(versions: Versions, path: readonly string[]): Json {
    if (isSame(versions.mine, versions.theirs)) return versions.mine;
    const lists = keyedLists(versions);
    if (lists) return mergeLists(lists, path);
    if (isFields(versions.mine) && isFields(versions.theirs)) return mergeFields(versions, path);
    return decide(versions, path);
  }

  function mergeFields({ base: from, mine: own, theirs: other }: Versions, path: readonly string[]): Json {
    const [one, two, before] = [fields(own), fields(other), fields(from)];
    const names = [...new Set([...Object.keys(one), ...Object.keys(two)])];
    return Object.fromEntries(
      names.map((name) => [
        name,
        merge({ base: before[name], mine: one[name], theirs: two[name] }, [...path, name]),
      ]),
    );
  }

  function mergeLists({ base: from, mine: own, theirs: other }: KeyedLists, path: readonly string[]): Json {
    const order = mergeOrder([...from.keys()], [...own.keys()], [...other.keys()], path);
    return order.flatMap((id) => {
      const item = { base: from.get(id), mine: own.get(id), theirs: other.get(id) };
      const merged = own.has(id) && other.has(id) ? merge(item, [...path, id]) : decide(item, [...path, id]);
      return merged === undefined ? [] : [merged];
    });
  }

  /** Ids of both lists, in the order of the version that reordered; additions of the other go to the end. */
  function mergeOrder(
    from: readonly string[],
    own: readonly string[],
    other: readonly string[],
    path: readonly string[],
  ): string[] {
    const common = from.filter((id) => own.includes(id) && other.includes(id));
    const among = (ids: readonly string[]) => ids.filter((id) => common.includes(id)).join('\n');
    const decided = decide({ base: common.join('\n'), mine: among(own), theirs: among(other) }, [
      ...path,
      ORDER,
    ]);
    return [...new Set(decided === among(own) ? [...own, ...other] : [...other, ...own])];
  }

  function decide(versions: Versions, path: readonly string[]): Json {
    const { base: from, mine: own, theirs: other } = versions;
    if (isSame(own, other)) return own;
    const by = isSame(own, from) ? 'theirs' : isSame(other, from) ? 'mine' : 'both';
    differences.push({ path, by, mine: own, theirs: other });
    return (by === 'both' ? choose(path) : by) === 'mine' ? own : other;
  }
}

/** The last path segment for a list's order. */
export const ORDER = '*order';

interface KeyedLists {
  readonly base: ReadonlyMap<string, Json>;
  readonly mine: ReadonlyMap<string, Json>;
  readonly theirs: ReadonlyMap<string, Json>;
}

function keyedLists({ base, mine, theirs }: Versions): KeyedLists | null {
  const [from, own, other] = [byId(base ?? []), byId(mine), byId(theirs)];
  return from && own && other ? { base: from, mine: own, theirs: other } : null;
}

function byId(list: Json): ReadonlyMap<string, Json> | null {
  if (!Array.isArray(list)) return null;
  const entries = list.map((item: Json): [unknown, Json] => [fields(item).id ?? fields(item).path, item]);
  return entries.every((entry): entry is [string, Json] => typeof entry[0] === 'string')
    ? new Map(entries)
    : null;
}

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fields = (value: Json): Fields => (isFields(value) ? value : {});
