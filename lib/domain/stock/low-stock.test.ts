import { aVariant } from '@/tests/fixtures/shop/catalogue';
import { fellLow } from './low-stock';

const pieces = (stock: number) => [aVariant({ stock })];

test.each([
  [4, 3, true],
  [9, 0, true],
  [3, 2, false],
  [9, 4, false],
])('from %i to %i pieces with a limit of 3: low now is %s', (before, after, low) =>
  expect(fellLow(pieces(before), pieces(after), 3)).toBe(low),
);
