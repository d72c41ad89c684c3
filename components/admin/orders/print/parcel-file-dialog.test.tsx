import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { joinPdfs } from '@/components/admin/orders/print/join-pdfs';
import { ParcelFileDialog } from '@/components/admin/orders/print/parcel-file-dialog';
import { saveFile } from '@/lib/browser/save-file';
import { orderId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import arErrors from '@/locales/ar/errors.json';
import ar from '@/locales/ar/admin-orders.json';
import enErrors from '@/locales/en/errors.json';
import en from '@/locales/en/admin-orders.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/browser/save-file');
jest.mock('@/components/admin/orders/print/join-pdfs');

const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, at) => ({ ...anOrder(), id: orderId(`o${at}`) }));
const { storeId } = anOrder();

beforeEach(() => {
  jest.mocked(saveFile).mockReset();
  jest.mocked(joinPdfs).mockResolvedValue(new Uint8Array([1]));
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ file: 'QUJD' }));
});

test.each([
  ['en', en.print.file, enErrors],
  ['ar', ar.print.file, arErrors],
] as const)(
  'the papers of many orders come ten at a time and are saved as one file, in %s',
  async (locale, texts, errors) => {
    const close = jest.fn();
    renderInAdmin(<ParcelFileDialog orders={orders(12)} onClose={close} />, { locale });
    await userEvent.selectOptions(screen.getByLabelText(texts.papers), 'both');
    await userEvent.selectOptions(screen.getByLabelText(texts.size), 'label');
    jest.mocked(call).mockResolvedValueOnce(fail({ code: 'offline' }));
    await userEvent.click(screen.getByText(texts.save));
    expect(await screen.findByText(errors.offline)).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
    jest.mocked(call).mockClear();
    await userEvent.click(screen.getByText(texts.save));
    await waitFor(() => expect(close).toHaveBeenCalled());
    const look = { kind: 'both', size: 'label', locale };
    expect(jest.mocked(call).mock.calls.map(([, request]) => request)).toEqual([
      {
        storeId,
        orderIds: orders(12)
          .slice(0, 10)
          .map(({ id }) => id),
        ...look,
      },
      { storeId, orderIds: ['o10', 'o11'], ...look },
    ]);
    expect(jest.mocked(joinPdfs).mock.calls.at(-1)?.[0]).toHaveLength(2);
    expect(saveFile).toHaveBeenCalledTimes(1);
  },
);

test('more orders than one file holds are refused before anything is drawn', async () => {
  renderInAdmin(<ParcelFileDialog orders={orders(51)} onClose={jest.fn()} />);
  expect(screen.getByText(en.print.file.tooMany.replace('{{most}}', '50'))).toBeVisible();
  expect(screen.getByText(en.print.file.save)).toBeDisabled();
});
