import { storeId } from '@/lib/domain/ids';
import { watchProductOnSale } from './live-product';
import type { watchDocument } from '@/lib/firestore/listeners';

let tell: Parameters<typeof watchDocument>;
jest.mock('@/lib/firestore/listeners', () => ({
  watchDocument: (...given: Parameters<typeof watchDocument>) => {
    tell = given;
    return () => undefined;
  },
}));

test.each([
  ['not-allowed', [null], []],
  ['internal', [null], []],
  ['try-again', [], ['try-again']],
] as const)('a listener that failed with %s: off sale unless the network is missing', (code, shown, told) => {
  const onNext = jest.fn();
  const onError = jest.fn();
  watchProductOnSale(storeId('demo'), 'board', onNext, onError);
  const [, , , fail] = tell;
  fail(code);
  expect(onNext.mock.calls.flat()).toEqual(shown);
  expect(onError.mock.calls.flat()).toEqual(told);
});
