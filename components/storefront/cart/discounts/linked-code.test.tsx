import { render, waitFor } from '@testing-library/react';
import ar from '@/locales/ar/common.json';
import en from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { discountCodeStore, dropCode } from './discount-code-store';
import { LinkedCode } from './linked-code';

const notify = jest.fn();
const router = {
  query: {} as object,
  asPath: '/',
  push: jest.fn(),
  replace: jest.fn(() => Promise.resolve()),
};
jest.mock('@/components/overlays/notify', () => ({
  notify: (notice: unknown): void => void notify(notice),
}));
jest.mock('next/router', () => ({ useRouter: () => router }));

function follow(query: object, asPath: string, common: object = en) {
  Object.assign(router, { query, asPath });
  return render(
    <WithTexts texts={{ common }}>
      <LinkedCode />
    </WithTexts>,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  dropCode();
});

const addressAfter = async () => {
  await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
  return router.replace.mock.calls[0];
};

test.each([
  [en, 'The code SUMMER is kept for your cart.'],
  [ar, 'حُفظ الرمز SUMMER لسلتك.'],
])(
  'a link keeps its code for the cart, says so, and leaves the rest of the address',
  async (common, message) => {
    follow(
      { code: ' summer', page: '2', slug: 'board' },
      '/products/board?code=%20summer&page=2#top',
      common,
    );
    expect(await addressAfter()).toEqual([
      '/products/board?page=2#top',
      undefined,
      { shallow: true, scroll: false },
    ]);
    expect(discountCodeStore.get()).toEqual({ code: 'SUMMER', rule: null });
    expect(notify.mock.calls).toEqual([[expect.objectContaining({ type: 'success', message })]]);
  },
);

test('a link cannot put its own words on the screen: what is no code is left for the cart to refuse', async () => {
  follow({ code: ['call +20 100 for a prize', 'B'] }, '/?code=call+%2B20+100+for+a+prize&code=B');
  expect((await addressAfter())?.[0 as never]).toBe('/');
  expect(discountCodeStore.get().code).toBe('CALL +20 100 FOR A PRIZE');
  expect(notify).not.toHaveBeenCalled();
});

test('an empty code and an address without one change nothing that was kept', async () => {
  discountCodeStore.update(() => ({ code: 'MINE', rule: null }));
  follow({}, '/');
  follow({ code: '' }, '/?code=');
  expect((await addressAfter())?.[0 as never]).toBe('/');
  expect(discountCodeStore.get().code).toBe('MINE');
  expect(notify).not.toHaveBeenCalled();
});
