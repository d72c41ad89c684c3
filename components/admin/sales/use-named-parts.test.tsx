import { act, renderHook } from '@testing-library/react';
import { useNamedParts } from '@/components/admin/sales/use-named-parts';
import { ok } from '@/lib/domain/result';
import { readProductsById } from '@/lib/firestore/catalogue/products-by-id';
import { stageOf } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/lib/firestore/catalogue/products-by-id');

test('a file of sales by product holds every product, however many there are', async () => {
  jest.mocked(readProductsById).mockResolvedValue(ok([]));
  const { result } = renderHook(() => useNamedParts('product', [], []), { wrapper: stageOf() });
  const figures = { orders: 1, units: 1, revenue: 100 };
  const rows = Array.from({ length: 2500 }, (_, index) => ({ id: `p${index}`, figures, before: null }));
  const written = await act(() => result.current.readNames(rows, ({ id }, name) => [id, name]));
  expect(written.ok && written.value.map(([id]) => id)).toEqual(rows.map(({ id }) => id));
});
