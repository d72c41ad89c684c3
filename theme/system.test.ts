import fs from 'node:fs';
import path from 'node:path';
import * as chakra from '@chakra-ui/react/theme';
import { system } from './system';

const ROOTS = ['components', 'context', 'pages'];

const files = ROOTS.flatMap((root) =>
  fs
    .readdirSync(path.join(__dirname, '..', root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(__dirname, '..', root, name)),
);

/** Names that a file imports from Chakra, as recipes are named: `IconButton` is `iconButton`. */
const importedFrom = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1));

test('every component of Chakra that the shop uses has its recipe in the system, without which it has no styles', () => {
  const used = new Set(files.flatMap((file) => importedFrom(fs.readFileSync(file, 'utf8'))));
  expect(used.size).toBeGreaterThan(30);
  const missing = [...used].filter(
    (name) =>
      (`${name}Recipe` in chakra && !system.getRecipe(name)?.base) ||
      (`${name}SlotRecipe` in chakra && !system.isSlotRecipe(name)),
  );
  expect(missing).toEqual([]);
});
