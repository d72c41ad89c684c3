import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import ar from '@/locales/ar/catalogue.json';
import arErrors from '@/locales/ar/errors.json';
import catalogue from '@/locales/en/catalogue.json';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { StockWaitForm } from './stock-wait-form';

let locale = 'en';
jest.mock('next/router', () => ({ useRouter: () => ({ locale }) }));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ storeId: 'demo', numerals: 'latin' }),
}));
jest.mock('@/lib/functions/call');

const open = (texts: Parameters<typeof WithTexts>[0]['texts'] = { catalogue, errors }) =>
  render(
    <WithTexts texts={texts}>
      <StockWaitForm productId="board" variantId="board-red" />
    </WithTexts>,
  );

test('an address is asked for once, and what is wrong with it is said at the field', async () => {
  jest.mocked(call).mockResolvedValue(ok({ ok: true }));
  open();
  const field = screen.getByLabelText(catalogue.wait.email);
  await userEvent.click(screen.getByRole('button', { name: catalogue.wait.submit }));
  expect(field).toBeInvalid();
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(field, 'layla@example.com{Enter}');
  expect(await screen.findByText(catalogue.wait.done)).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(jest.mocked(call).mock.calls).toEqual([
    [
      'waitForStock',
      {
        ...{ storeId: 'demo', productId: 'board', variantId: 'board-red' },
        ...{ email: 'layla@example.com', locale: 'en' },
      },
    ],
  ]);
});

test('a board that came back meanwhile is said so, in Arabic too', async () => {
  locale = 'ar';
  jest.mocked(call).mockResolvedValue(fail({ code: 'stock-is-back' }));
  open({ catalogue: ar, errors: arErrors });
  await userEvent.type(screen.getByLabelText(ar.wait.email), 'layla@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(arErrors['stock-is-back']);
});
