import { productId, variantId } from '@/lib/domain/ids';
import { applyChanges } from './apply-changes';
import type { CartLine } from './cart';

const line = (id: string): CartLine => ({
  productId: productId('p'),
  variantId: variantId(id),
  quantity: 5,
  slug: 'p',
  title: { en: 'P', ar: 'ب' },
  imagePath: null,
  color: null,
  size: null,
  others: [],
  design: null,
  unitPrice: 1000,
  taxClass: 'standard',
});

test('accepting takes out what is gone, reduces what is scarce and adopts the new prices', () => {
  const which = (id: string) => ({ productId: 'p', variantId: id, title: 'P' });
  const accepted = applyChanges(['gone', 'sold', 'scarce', 'dearer', 'same'].map(line), [
    { kind: 'gone', ...which('gone') },
    { kind: 'sold-out', ...which('sold') },
    { kind: 'stock', ...which('scarce'), available: 2 },
    { kind: 'price', ...which('scarce'), from: 1000, to: 900 },
    { kind: 'price', ...which('dearer'), from: 1000, to: 1200 },
  ]);
  expect(accepted).toEqual([
    { ...line('scarce'), quantity: 2, unitPrice: 900 },
    { ...line('dearer'), unitPrice: 1200 },
    line('same'),
  ]);
});
