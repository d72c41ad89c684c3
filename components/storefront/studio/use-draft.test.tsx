import { act, renderHook, waitFor } from '@testing-library/react';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import { fail, ok } from '@/lib/domain/result';
import { readDesign } from '@/lib/firestore/designs';
import { aDesignInput, aStudioProduct } from '@/tests/fixtures/studio/studio';
import { useDraft } from './use-draft';

jest.mock('@/lib/browser/page-store', () => ({ pageStore: () => 'demo' }));
jest.mock('@/lib/firestore/designs', () => ({ readDesign: jest.fn() }));

const product = aStudioProduct();
const shown = { variantId: 'board-red', input: aDesignInput() };
const saved = {
  productId: product.id,
  variantId: 'board-red',
  input: aDesignInput({ texts: { name: 'Khoury' } }),
};

test('a design that could not be read is no other one: nothing is started before it was read again', async () => {
  jest.mocked(readDesign).mockResolvedValueOnce(fail({ code: 'try-again' }));
  jest.mocked(readDesign).mockResolvedValueOnce(ok(saved as never));
  const onFound = jest.fn(() => shown);
  const asked = { product, now: shown, isReady: true, query: { change: 'd1' }, onFound };
  const { result } = renderHook(() => useDraft(asked));
  await waitFor(() => expect(result.current).toBe('unread'));
  expect(onFound).not.toHaveBeenCalled();
  act(sendRetrySignal);
  await waitFor(() => expect(result.current).toBe('found'));
  expect(onFound).toHaveBeenCalledWith(saved);
});
