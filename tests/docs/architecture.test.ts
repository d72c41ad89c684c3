import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const MOST_WORDS = 780;
const [, DIAGRAM = ''] = /^```mermaid\n([\s\S]*?)^```/m.exec(PAGE) ?? [];

/** The boxes of the diagram by their id: a name, a line break, and folders with commas between. */
const BOXES = new Map(
  [...DIAGRAM.matchAll(/^ {2}(\w+)\["(.+?)"\]$/gm)].map(([, id = '', text = '']) => [id, text]),
);

test('it is one page', () => {
  const words = PAGE.replaceAll(/[|]|-{3,}/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
});

test('the diagram has a box for each part of the system', () => {
  expect([...BOXES.keys()].sort()).toEqual(
    ['admin', 'emulator', 'firebase', 'functions', 'outbox', 'site', 'storefront', 'stripe'].sort(),
  );
});

test.each([...BOXES.values()])('the box "%s" names folders that exist', (text) => {
  const [, names = ''] = text.split('<br/>');
  const folders = names.split(', ').filter(Boolean);
  expect(folders).not.toEqual([]);
  const isFolder = (folder: string) =>
    fs.statSync(path.join(ROOT, folder), { throwIfNoEntry: false })?.isDirectory() ?? false;
  expect(folders.filter((folder) => !isFolder(folder))).toEqual([]);
});

test('every arrow of the diagram joins two boxes', () => {
  const arrows = DIAGRAM.split('\n').filter((line) => /--|-\./.test(line));
  const ends = arrows.flatMap((line) => {
    const [, from = '', to = ''] = /^ {2}(\w+) \S+ (\w+)$/.exec(line.replace(/\|.*\|/, '')) ?? [];
    return [from, to];
  });
  expect(arrows.length).toBeGreaterThan(0);
  expect(ends.filter((id) => !BOXES.has(id))).toEqual([]);
});

/** Words in backquotes that are no paths from the root. */
const NO_PATHS = ['api', 'api/', 'handlers/', 'adapters/', 'SEARCH_VERSION'];

/** `{a,b}/{c,d}` as its four paths. */
function expanded(name: string): string[] {
  const [whole, choices] = /\{([^}]+)\}/.exec(name) ?? [];
  if (!whole || !choices) return [name];
  return choices.split(',').flatMap((choice) => expanded(name.replace(whole, choice)));
}

test('the folders of the map and the paths of "Where to change what" exist', () => {
  const rows = PAGE.split('\n').filter((line) => /^\| .*`/.test(line));
  const names = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const missing = names.flatMap(expanded).filter((name) => !fs.existsSync(path.join(ROOT, name)));
  expect(missing.sort()).toEqual([...NO_PATHS].sort());
});
