import { drawingOf } from '@/lib/domain/studio/template/drawing';
import { aDesignInput, aStudioProduct, aTemplate } from '@/tests/fixtures/studio/studio';
import { designInput, designWords, parseDesign } from './design';
import { soldDesign } from './sold-design';

const template = aTemplate();
const input = aDesignInput();
const stored = {
  productId: 'board',
  variantId: 'board-red',
  templateVersion: 1,
  input,
  drawing: JSON.parse(JSON.stringify(drawingOf(template, input))),
  svgHash: 'aa',
  svgPath: 'stores/demo/designs/d1.svg',
  proofPath: 'stores/demo/designs/d1.png',
  words: designWords(template, input),
  files: {},
  uid: 'u1',
  lockedBy: null,
  createdAt: 1,
  expireAt: 2,
};
const design = parseDesign('d1', stored);
const product = aStudioProduct();
const [size] = product.options;
if (!size) throw new Error('The product has no size.');

test('a design is sold at what its template asks today', () => {
  expect(soldDesign(design, product, template)).toEqual({
    productId: 'board',
    variantId: 'board-red',
    addOn: 500,
    isDraft: true,
    design: {
      id: 'd1',
      proofPath: 'stores/demo/designs/d1.png',
      words: [{ label: { en: 'Name', ar: 'الاسم' }, text: 'Haddad' }],
      makingDays: 4,
    },
  });
  expect(soldDesign({ ...design, lockedBy: 'o1' }, product, template)?.isDraft).toBe(false);
});

const [name, photo] = template.fields;
const [black, gold] = template.inks;
if (!name || !photo || !black || !gold) throw new Error('The template has two fields and two inks.');

test.each([
  ['its name', { name: { en: 'Names', ar: 'أسماء' } }, 500],
  ['a field has another name', { fields: [{ ...name, label: { en: 'N', ar: 'ا' } }, photo] }, 500],
  ['a field costs more', { fields: [{ ...name, addOn: 700 }, photo] }, 700],
  ['another ink is gone', { inks: [black] }, 500],
])('a later template that draws the same board sells it: %s', (_, changes, addOn) => {
  expect(soldDesign(design, product, aTemplate({ version: 2, ...changes }))?.addOn).toBe(addOn);
});

test.each([
  ['its ink has another colour', { inks: [{ ...black, color: '#222222' }, gold] }],
  ['its ink is gone', { inks: [gold] }],
  ['its face is gone', { arabicFaces: ['kufi'] as const }],
  ['its words became too long', { fields: [{ ...name, maxLength: 3 }, photo] }],
  ['a picture is asked for', { fields: [name, { ...photo, required: true }] }],
  ['a layer is elsewhere', { layers: template.layers.slice(1) }],
])('a later template that draws another board, or none, does not: %s', (_, changes) => {
  expect(soldDesign(design, product, aTemplate({ version: 2, ...changes }))).toBeNull();
});

test('a template that was taken away and saved anew has the number of the first one, not its designs', () => {
  expect(soldDesign(design, product, aTemplate({ version: 1, layers: template.layers.slice(1) }))).toBeNull();
});

test('a size that was measured anew, a variant that is off and a template that is gone sell nothing', () => {
  const [value] = size.values;
  if (!value) throw new Error('The size has no value.');
  const larger = [{ ...size, values: [{ ...value, dimensions: { widthMm: 310, heightMm: 400 } }] }];
  expect(soldDesign(design, aStudioProduct({ options: larger }), template)).toBeNull();
  const off = product.variants.map((variant) => ({ ...variant, enabled: false }));
  expect(soldDesign(design, aStudioProduct({ variants: off }), template)).toBeNull();
  expect(soldDesign(design, product, null)).toBeNull();
});

test('a design is kept in the letters that the board shows, without what the template does not ask for', () => {
  const typed = aDesignInput({ texts: { name: ' Hadda\u202ed\u0000 ', note: 'hidden' } });
  expect(designInput(template, typed).texts).toEqual({ name: 'Haddad' });
  const long = aDesignInput({ texts: { name: 'ا'.repeat(300) } });
  expect(designWords(template, long)[0]?.text).toHaveLength(121);
});
