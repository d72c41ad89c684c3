import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { choicesOf, choiceTexts } from './choices';
import { parseChoices } from './parse-choices';

const text = (en: string, ar: string) => ({ en, ar });
const board = aProduct({
  options: [
    { id: 'finish', name: text('Finish', 'التشطيب'), values: [{ id: 'matte', name: text('Matte', 'مطفأ') }] },
    { id: 'size', name: text('Size', 'المقاس'), values: [{ id: 'a4', name: text('A4', '') }] },
  ],
});
const variant = aVariant({ id: 'matte-a4', optionValues: { finish: 'matte', size: 'a4' } });
const chosen = choicesOf(board, variant);

test("what was chosen of a store's own option is kept beside colour and size, with the option's name", () => {
  expect(choiceTexts(chosen, 'en')).toEqual(['A4', 'Finish: Matte']);
  expect(choiceTexts(chosen, 'ar')).toEqual(['A4', 'التشطيب: مطفأ']);
  expect(parseChoices(JSON.parse(JSON.stringify(chosen)) as typeof chosen & Record<string, unknown>)).toEqual(
    chosen,
  );
});

test('lines from before it was kept have none', () => {
  expect(parseChoices({ color: null, size: text('A4', '') })).toEqual({ ...chosen, others: [] });
});
