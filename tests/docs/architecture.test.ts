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

test('the folders of the map and the paths of "Where to change what" exist', () => {
  const rows = PAGE.split('\n').filter((line) => /^\| .*`/.test(line));
  const paths = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name));
  const atRoot = paths.filter((name) => fs.existsSync(path.join(ROOT, name.split('/')[0] ?? '')));
  expect(atRoot.length).toBeGreaterThan(30);
  expect(atRoot.filter((name) => !fs.existsSync(path.join(ROOT, name)))).toEqual([]);
});
