import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import cart from '@/locales/en/cart.json';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { DiscountCodeField } from './discount-code-field';
import type { DiscountCode } from './use-discount-code';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/currency-context', () => ({
  useCurrency: () => ({ format: (amount: number) => `$${amount}` }),
}));

const apply = jest.fn();
const send = jest.fn((event: Event) => event.preventDefault());

/** Inside a form, as in the checkout. */
function open(discount: Partial<DiscountCode>) {
  apply.mockClear();
  send.mockClear();
  render(
    <WithTexts texts={{ cart, errors }}>
      <form ref={(form) => form?.addEventListener('submit', send)}>
        <DiscountCodeField
          discount={{ code: '', state: null, refused: '', apply, remove: () => undefined, ...discount }}
          minimum={5000}
        />
      </form>
    </WithTexts>,
  );
}

test('Enter applies what was typed and does not place the order', () => {
  open({});
  const field = screen.getByLabelText(cart.code.label);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText(cart.code.required)).toBeInTheDocument();
  fireEvent.change(field, { target: { value: ' summer ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(apply.mock.calls).toEqual([[' summer ']]);
  expect(send).not.toHaveBeenCalled();
});

test('a refused code is said at its field', () => {
  open({ refused: 'WRONG' });
  expect(screen.getByLabelText(cart.code.label)).toBeInvalid();
  expect(screen.getByText(errors['discount-unavailable'])).toBeInTheDocument();
});

test('a good code says what it lacks', () => {
  open({ code: 'MORE', state: 'minimum' });
  expect(screen.getByRole('status')).toHaveTextContent('The code MORE needs goods worth at least $5000.');
});

test('the keyboard stays here when the code takes the place of the field, and back', () => {
  function Kept() {
    const [code, setCode] = useState('');
    const discount = { code, state: code ? ('applied' as const) : null, refused: '' };
    return (
      <DiscountCodeField discount={{ ...discount, apply: setCode, remove: () => setCode('') }} minimum={0} />
    );
  }
  render(
    <WithTexts texts={{ cart, errors }}>
      <Kept />
    </WithTexts>,
  );
  const field = screen.getByLabelText(cart.code.label);
  field.focus();
  fireEvent.change(field, { target: { value: 'SUMMER' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const remove = screen.getByRole('button', { name: cart.code.remove });
  expect(remove).toHaveFocus();
  fireEvent.click(remove);
  expect(screen.getByRole('button', { name: cart.code.apply })).toHaveFocus();
});
