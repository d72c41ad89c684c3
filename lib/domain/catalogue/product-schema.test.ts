import { ValidationError } from 'yup';
import { productSchema } from './product-schema';

const named = (name: unknown) => ({
  options: [{ id: 'size', name: { en: 'Size', ar: '' }, values: [{ id: 'a4', name }] }],
});

test.each([
  ['no name in a language', named({ en: null, ar: 'أ' })],
  ['a number for a name', named({ en: 4, ar: '' })],
  ['a list for a name', named([])],
  ['no name at all', named(null)],
  ['nothing for a value', { options: [{ id: 'size', name: { en: 'Size', ar: '' }, values: [null] }] }],
])('%s is refused, whatever else is looked at', (_, product) => {
  for (const abortEarly of [false, true])
    expect(() => productSchema.validateSync(product, { abortEarly })).toThrow(ValidationError);
});
