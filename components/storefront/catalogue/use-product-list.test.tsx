import { act, renderHook, waitFor } from '@testing-library/react';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import { readList } from '@/lib/firestore/catalogue/lists';
import type { ListPage, ListRequest } from '@/lib/firestore/catalogue/product-list';
import { useProductList } from './use-product-list';

jest.mock('@/lib/firestore/catalogue/lists', () => ({ readList: jest.fn() }));

const page = (count: number): ListPage => ({ products: [], count, isExact: true, after: '' });
const request = (search: string): ListRequest => ({
  filter: {},
  search,
  sort: 'newest',
  page: 1,
  after: '',
});

const listOf = (search: string) => renderHook(() => useProductList(storeId('demo'), request(search)));

test('going back without a network shows what was seen, and reads it again with one', async () => {
  jest.mocked(readList).mockResolvedValueOnce(ok(page(7)));
  const seen = listOf('sea');
  await waitFor(() => expect(seen.result.current.state).toMatchObject({ status: 'ready', count: 7 }));
  seen.unmount();

  jest.mocked(readList).mockResolvedValueOnce(fail({ code: 'try-again' }));
  const { result } = listOf('sea');
  await act(() => Promise.resolve());
  expect(result.current.state).toMatchObject({ status: 'ready', count: 7 });

  jest.mocked(readList).mockResolvedValueOnce(ok(page(8)));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'ready', count: 8 }));
});

test('a list never seen fails, and is read again with the network', async () => {
  jest.mocked(readList).mockResolvedValueOnce(fail({ code: 'try-again' }));
  const { result } = listOf('mountain');
  await waitFor(() => expect(result.current.state).toEqual({ status: 'failed', code: 'try-again' }));
  jest.mocked(readList).mockResolvedValueOnce(ok(page(2)));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'ready', count: 2 }));
});
