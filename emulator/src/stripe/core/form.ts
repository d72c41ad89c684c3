export type Given = string | GivenTable;
export interface GivenTable {
  readonly [name: string]: Given;
}
type Table = { [name: string]: string | Table };

/** Reads `items[0][price]=x&expand[]=y` as tables within tables; entries of a list are named by their positions. */
export function parseForm(text: string): GivenTable {
  const root = emptyTable();
  for (const [name, value] of new URLSearchParams(text)) insert(root, partsOf(name), value);
  return root;
}

function partsOf(name: string): string[] {
  const [first = ''] = name.split('[', 1);
  return [first, ...Array.from(name.matchAll(/\[([^\]]*)\]/g), ([, part = '']) => part)];
}

function insert(table: Table, parts: readonly string[], value: string): void {
  const [head = '', ...rest] = parts;
  const name = head === '' ? String(Object.keys(table).length) : head;
  if (rest.length === 0) {
    table[name] = value;
    return;
  }
  const inner = table[name];
  const next = typeof inner === 'object' ? inner : emptyTable();
  table[name] = next;
  insert(next, rest, value);
}

/** Without a prototype, so that a parameter called `constructor` is a parameter. */
function emptyTable(): Table {
  return Object.create(null) as Table;
}
