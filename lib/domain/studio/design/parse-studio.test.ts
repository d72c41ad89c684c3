import { withPictures } from '@/lib/domain/studio/board/to-svg';
import { parseTemplate } from '@/lib/domain/studio/template/parse-template';
import { ONE_FIELD } from '@/tests/fixtures/studio/studio-template';
import { addOnsOf } from './add-ons';
import { describeDesign } from './describe-design';
import { firstInput } from './first-input';
import { parseDesignInput } from './parse-design-input';

const INPUT = { ...firstInput(ONE_FIELD, { widthMm: 300, heightMm: 400 }, 'en'), texts: { name: 'ليلى' } };
const PICTURE = {
  path: 'stores/a/designs/b.webp',
  widthPx: 800,
  heightPx: 600,
  crop: { x: 0, y: 0, width: 1000, height: 500 },
};

test('a template and a design come back as they were', () => {
  expect(parseTemplate('t', ONE_FIELD)).toEqual(ONE_FIELD);
  expect(parseDesignInput({ ...INPUT, pictures: { photo: PICTURE } })).toEqual({
    ...INPUT,
    pictures: { photo: PICTURE },
  });
});

test.each([
  ['a layer of an unknown field', { layers: [{ ...ONE_FIELD.layers[0], fieldId: 'other' }] }],
  ['a colour that is none', { inks: [{ ...ONE_FIELD.inks[0], color: 'red"/><script>' }] }],
  ['two fields of one name', { fields: [ONE_FIELD.fields[0], ONE_FIELD.fields[0]] }],
  ['a Latin face for Arabic', { arabicFaces: ['sans'] }],
  ['sizes the wrong way round', { layers: [{ ...ONE_FIELD.layers[0], minMm: 50, maxMm: 10 }] }],
  ['no version', { version: undefined }],
])('a template with %s is refused', (_, change) => {
  expect(() => parseTemplate('t', { ...ONE_FIELD, ...change })).toThrow(/The document t has no valid/);
});

test.each([
  ['half millimetres', { widthMm: 300.5 }],
  ['a size that nobody makes', { heightMm: 100_000 }],
  ['a text that is none', { texts: { name: 5 } }],
  ['an endless text', { texts: { name: 'a'.repeat(3000) } }],
  ['a field that is no id', { texts: { __proto__x: 'a' } }],
  ['an unknown face', { arabicFace: 'toString' }],
  ['a crop beyond the picture', { pictures: { photo: { ...PICTURE, crop: { ...PICTURE.crop, x: 500 } } } }],
  ['a path that is none', { pictures: { photo: { ...PICTURE, path: 'a" onload="b' } } }],
])('a design with %s is refused', (_, change) => {
  expect(parseDesignInput({ ...INPUT, ...change })).toBeUndefined();
});

test('add-ons are those of the filled fields and the frame', () => {
  expect(addOnsOf(ONE_FIELD, INPUT)).toBe(500);
  expect(addOnsOf(ONE_FIELD, { ...INPUT, frameId: 'oak', texts: { name: ' \u200b ' } })).toBe(1500);
});

test('a design is told in words, in either language', () => {
  expect(describeDesign(ONE_FIELD, INPUT, 'en')).toBe(
    'A name, 300 × 400 mm. Name: “\u2068ليلى\u2069”. Black on Paper, frame: None, typefaces: Amiri, Cormorant Garamond.',
  );
  expect(describeDesign(ONE_FIELD, INPUT, 'ar')).toContain('الاسم: “\u2068ليلى\u2069”');
});

test('pictures take the place of their names', () => {
  const svg = '<image href="picture:a%2Fb.webp"/>';
  expect(withPictures(svg, (path) => `data:${path}"`)).toBe('<image href="data:a/b.webp&quot;"/>');
});
