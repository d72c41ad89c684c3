import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { STUDIO_LIBRARY } from '@/lib/domain/studio/library/library';
import { parseTemplate } from '@/lib/domain/studio/template/parse-template';
import type { DrawnString } from '@/tests/fixtures/studio/draw-studio-strings';
import { STUDIO_STRINGS } from '@/tests/fixtures/studio/studio-strings';

const ROOT = path.resolve(__dirname, '../../../..');
const MOST_BYTES = 200 * 1024 * 1024;
/** Elements with plain attributes and nothing between them. */
const DRAWING = /^<svg[^<>]*>(<(path|svg)( [a-zA-Z-]+="[^"<>&]*")*\/?>|<\/svg>)*<\/svg>$/;

/** HarfBuzz is an ES module, which Jest does not run. */
const { drawn, troubles, uneven, missing, notNamed, stretched } = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { bundle } from './scripts/build/bundle.mjs';
       const out = '.build/studio/draw-studio-strings.mjs';
       await bundle('tests/fixtures/studio/draw-studio-strings.ts', out, { format: 'esm' });
       const made = await import(process.cwd() + '/' + out);
       const [drawn, troubles] = [await made.drawStudioStrings(), await made.troubledTemplates()];
       const [uneven, missing] = [await made.unevenTemplates(), await made.missingInVerses()];
       const [notNamed, stretched] = [await made.fontsNotNamed(), await made.stretchedVerses()];
       console.log(JSON.stringify({ drawn, troubles, uneven, missing, notNamed, stretched }));`,
    ],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: MOST_BYTES },
  ),
) as {
  readonly drawn: readonly DrawnString[];
  readonly troubles: readonly string[];
  readonly uneven: readonly string[];
  readonly missing: readonly string[];
  readonly notNamed: readonly string[];
  readonly stretched: readonly string[];
};

test('each of the texts is drawn in each face, or refused with its reason', () => {
  const outcomes = drawn.map(({ text, face, problem }) => [text, face, problem?.code]);
  const expected = STUDIO_STRINGS.flatMap(({ text, refused, missingIn = [] }) =>
    [...new Set(drawn.map(({ face }) => face))].map((face) => [
      text,
      face,
      refused ?? (missingIn.includes(face) ? 'missing-glyph' : undefined),
    ]),
  );
  expect(outcomes.length).toBeGreaterThanOrEqual(720);
  expect(outcomes).toEqual(expected);
});

test('a letter that a face lacks is named', () => {
  const problems = drawn.filter(({ text }) => text === 'שלום').map(({ problem }) => problem);
  expect(problems[0]).toEqual({
    field: 'name',
    code: 'missing-glyph',
    params: { letter: 'ש', face: expect.any(String) },
  });
});

test('every Arabic face has all letters and marks of the Quran’s text, so that verses are offered in each', () => {
  expect(missing).toEqual([]);
});

test('no text asks for a font that its design does not name', () => {
  expect(notNamed).toEqual([]);
});

test('a verse is never stretched, whatever its layer says', () => {
  expect(stretched).toEqual([]);
});

test('two engines draw the same bytes', () => {
  expect(drawn.filter(({ hashes: [first, second] }) => first !== second)).toEqual([]);
});

test('no text becomes markup: a drawing holds outlines alone', () => {
  expect(drawn.filter(({ svg }) => !DRAWING.test(svg)).map(({ text }) => text)).toEqual([]);
});

test('the templates of the library show their examples in both languages, at three sizes, without a warning', () => {
  expect(troubles).toEqual([]);
});

test('letters keep their share of the board from the smallest size to the largest', () => {
  expect(uneven).toEqual([]);
});

test('a template of the library comes back from the parser as it is', () => {
  expect(Object.keys(STUDIO_LIBRARY)).toHaveLength(24);
  for (const [id, template] of Object.entries(STUDIO_LIBRARY))
    expect(parseTemplate(id, template)).toEqual(template);
});
