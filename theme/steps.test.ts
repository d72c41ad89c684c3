import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sizes } from './tokens/scales';

const ROOT = path.resolve(__dirname, '..');
/** What Chakra's properties are given of lengths, also by width of the window: `width={{ base: 'full', sm: '48' }}`. */
const LENGTH =
  /\b(?:(?:min|max)?(?:width|height)|boxSize|[mp][xytbse]?|(?:row|column)?gap)=(?:"(\d[\d.]*)"|\{(\{[^}]*\})\})/gi;

const sources = ['components/admin', 'components/overlays'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file)),
);

test('a length by its number is a step of the scale: of any other the browser makes nothing', () => {
  const unknown = sources.flatMap((file) => {
    const found = readFileSync(path.join(ROOT, file), 'utf8').matchAll(LENGTH);
    const numbers = [...found].flatMap(([, plain, byWidth = '']) => [
      ...(plain ? [plain] : []),
      ...[...byWidth.matchAll(/'(\d[\d.]*)'/g)].map(([, number = '']) => number),
    ]);
    return numbers
      .filter((number) => number !== '0' && !(number in sizes))
      .map((number) => `${file}: ${number}`);
  });
  expect(unknown).toEqual([]);
});
