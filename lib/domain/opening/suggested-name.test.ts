import { platformNameProblem } from '@/lib/domain/tenancy/platform-name';
import { suggestedName } from './suggested-name';

test.each([
  [{ en: 'Oud & Wood', ar: '' }, 'oud-wood'],
  [{ en: '', ar: 'بيت العود' }, 'byt-alawd'],
  [{ en: 'Café Été', ar: 'مقهى' }, 'cafe-ete'],
  [{ en: 'x'.repeat(60), ar: '' }, 'x'.repeat(40)],
])('%j suggests the address %s', (name, expected) => {
  expect(suggestedName(name)).toBe(expected);
  expect(platformNameProblem(suggestedName(name))).toBeNull();
});

test('a name that no host can hold suggests nothing', () => {
  expect(suggestedName({ en: '店', ar: '' })).toBe('');
});
