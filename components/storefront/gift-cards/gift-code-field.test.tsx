import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { Quote } from '@/lib/domain/api/orders';
import ar from '@/locales/ar/cart.json';
import arErrors from '@/locales/ar/errors.json';
import cart from '@/locales/en/cart.json';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { GiftCodeField } from './gift-code-field';
import { useGiftCode, type GiftCode } from './use-gift-code';

let locale = 'en';
jest.mock('next/router', () => ({ useRouter: () => ({ locale }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ numerals: 'latin' }) }));

const apply = jest.fn();
const NONE = { giftCode: '', answer: null, refused: false, apply, remove: () => undefined };
const ANSWER = { state: 'applied', last4: 'WXYZ', balance: 5000, currency: 'USD' } as const;

function open(
  gift: Partial<GiftCode>,
  texts: Parameters<typeof WithTexts>[0]['texts'] = { cart, errors },
  prepaid = 0,
) {
  render(
    <WithTexts texts={texts}>
      <GiftCodeField gift={{ ...NONE, ...gift }} totals={{ prepaid }} />
    </WithTexts>,
  );
}

test('Enter applies what was typed; an empty field is told', () => {
  open({});
  const field = screen.getByLabelText(cart.gift.label);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText(cart.gift.required)).toBeInTheDocument();
  fireEvent.change(field, { target: { value: 'abcd-efgh' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(apply.mock.calls).toEqual([['abcd-efgh']]);
});

test('an applied card shows its end alone, what it pays and what stays on it', () => {
  open({ giftCode: 'AAAA-BBBB-CCCC-WXYZ', answer: ANSWER }, undefined, 3000);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The gift card ending in WXYZ pays $30.00; $20.00 stay on it.',
  );
  expect(document.body).not.toHaveTextContent('AAAA');
});

test('a refused card is said at its field, in Arabic too', () => {
  locale = 'ar';
  open({ refused: true }, { cart: ar, errors: arErrors });
  expect(screen.getByLabelText(ar.gift.label)).toBeInvalid();
  expect(screen.getByText(arErrors['gift-card-unavailable'])).toBeInTheDocument();
});

test('a code that the store refuses is forgotten, and the next one starts anew', () => {
  const { result } = renderHook(() => useGiftCode());
  act(() => result.current.apply(' WRONG '));
  expect(result.current.giftCode).toBe('WRONG');
  const said = (prepaidAnswer: Quote['prepaidAnswer']) =>
    act(() => result.current.hear({ prepaidAnswer } as Quote));
  said({ state: 'unavailable', last4: '', balance: 0, currency: 'USD' });
  expect(result.current).toMatchObject({ giftCode: '', refused: true, source: null });
  act(() => result.current.apply('GOOD'));
  expect(result.current.refused).toBe(false);
  said(ANSWER);
  expect(result.current.source).toMatchObject({ balance: 5000, currency: 'USD' });
  act(() => result.current.setCredit(true));
  expect(result.current).toMatchObject({ giftCode: '', useCredit: true, source: null });
});
