import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/lib/browser/save-file';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { CodesDialog } from './codes-dialog';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/browser/save-file');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));

const open = () =>
  renderInAdmin(
    <CodesDialog discount={aDiscount({ singleUse: true, codes: 300 })} onClose={() => undefined} />,
  );

test('asks until all codes are made, and says how many there are', async () => {
  jest
    .mocked(call)
    .mockResolvedValueOnce(ok({ codes: 700 }))
    .mockResolvedValueOnce(ok({ codes: 800 }));
  open();
  const field = await screen.findByLabelText('How many more');
  await userEvent.type(field, '4701');
  await userEvent.click(screen.getByRole('button', { name: 'Make codes' }));
  expect(field).toBeInvalid();
  expect(call).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '500');
  await userEvent.click(screen.getByRole('button', { name: 'Make codes' }));
  expect(await screen.findByText('800 codes are made, of 5,000 at most.')).toBeVisible();
  expect(jest.mocked(call).mock.calls.map(([, request]) => request)).toEqual([
    expect.objectContaining({ discountId: 'ten', wanted: 800 }),
    expect.objectContaining({ discountId: 'ten', wanted: 800 }),
  ]);
});

test('the file holds all codes with their links and the order that used each', async () => {
  const order = { number: 'B-1', at: Date.UTC(2026, 2, 1, 12) };
  jest
    .mocked(call)
    .mockResolvedValueOnce(ok({ codes: [{ code: 'AAAAA-22222', order }], isLast: false }))
    .mockResolvedValueOnce(ok({ codes: [{ code: 'BBBBB-33333', order: null }], isLast: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save all as CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, , content] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('Ten percent.csv');
  expect(String(content).replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'Code,Link,Used by the order,On',
    expect.stringMatching(/^AAAAA-22222,https?:.*\/\?code=AAAAA-22222,B-1,2026-03-01$/),
    expect.stringMatching(/^BBBBB-33333,https?:.*\/\?code=BBBBB-33333,,$/),
  ]);
});
