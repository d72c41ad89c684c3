import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { uploadReturnPhoto } from '@/lib/functions/pictures/order-picture';
import arErrors from '@/locales/ar/errors.json';
import ar from '@/locales/ar/orders.json';
import enErrors from '@/locales/en/errors.json';
import en from '@/locales/en/orders.json';
import { textsOf } from '@/tests/fixtures/screens/texts';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { ReturnsSection } from './returns-section';

let locale: Locale = 'en';
let returnDays: number | null = 14;
jest.mock('@/lib/functions/call');
jest.mock('@/lib/functions/pictures/order-picture');
jest.mock('next/router', () => ({ useRouter: () => ({ locale }) }));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => {
    const setting = aStoreSetting();
    return { ...setting, orderRules: { ...setting.orderRules, returnDays } };
  },
}));

const placed = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });
const arrival = { from: null, to: 'delivered', reason: null, why: null, requestId: null } as const;
const delivered: Order = {
  ...placed,
  status: 'delivered',
  paymentStatus: 'paid',
  history: [...placed.history, { ...arrival, at: Date.now(), actor: 'owner', by: null }],
};

function show(order: Order, language: Locale, token?: string) {
  locale = language;
  const orders = language === 'ar' ? ar : en;
  const errors = language === 'ar' ? arErrors : enErrors;
  const texts = textsOf({ orders, errors }, { locale: language, numerals: 'latn' });
  return render(
    <I18nextProvider i18n={texts}>
      <ReturnsSection order={order} token={token} />
    </I18nextProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));

beforeEach(() => {
  returnDays = 14;
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ state: 'requested' }));
});

test.each([
  ['en', en.returns, enErrors],
  ['ar', ar.returns, arErrors],
] as const)('pieces and a reason are chosen and asked for, in %s', async (language, texts, errors) => {
  show(delivered, language, 'token-1');
  await press(texts.open);
  await press(texts.submit);
  expect(screen.getByRole('alert')).toHaveTextContent(errors['return-too-much']);
  expect(call).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByLabelText(texts.pieces), '2');
  await userEvent.selectOptions(screen.getByLabelText(texts.reason.label), 'wrong');
  await userEvent.selectOptions(screen.getByLabelText(texts.wish.label), 'credit');
  await press(texts.submit);
  expect(call).toHaveBeenCalledWith('requestReturn', {
    ...{ storeId: placed.storeId, orderId: placed.id, key: expect.any(String), token: 'token-1' },
    ...{ wish: 'credit', note: '', lines: [{ line: 0, quantity: 2, reason: 'wrong' }] },
  });
  expect(await screen.findByText(texts.sent)).toBeVisible();
});

test('a refusal is shown, and what was chosen stays', async () => {
  jest.mocked(call).mockResolvedValue(fail({ code: 'return-too-late' }));
  show(delivered, 'en');
  await press(en.returns.open);
  await userEvent.selectOptions(screen.getByLabelText(en.returns.pieces), '1');
  await press(en.returns.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(enErrors['return-too-late']);
  expect(screen.getByLabelText(en.returns.pieces)).toHaveValue('1');
});

test('a store that takes nothing back offers nothing, and an approved return is sent or kept', async () => {
  returnDays = null;
  const { container, unmount } = show(delivered, 'en');
  expect(container).toBeEmptyDOMElement();
  unmount();
  show(
    {
      ...delivered,
      returns: [
        {
          ...{ id: 'r1', kind: 'return', wish: 'refund', note: '', state: 'approved' },
          lines: [{ line: 0, quantity: 1, reason: 'damaged', restocked: 0 }],
          events: [{ at: 1, actor: 'shopper', by: null, to: 'requested', reason: '' }],
        },
      ],
    },
    'en',
  );
  await press(en.returns.step.sent);
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('moveOwnReturn', {
      ...{ storeId: placed.storeId, orderId: placed.id, returnId: 'r1' },
      ...{ from: 'approved', to: 'sent' },
    }),
  );
});

const aPhoto = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test.each([
  ['en', en.returns],
  ['ar', ar.returns],
] as const)(
  'photos follow the request, four at most, and one that is lost can be added again, in %s',
  async (language, texts) => {
    jest
      .mocked(uploadReturnPhoto)
      .mockReset()
      .mockResolvedValueOnce(ok({ photos: 1 }))
      .mockResolvedValue(fail({ code: 'offline' }));
    show(delivered, language, 'token-1');
    await press(texts.open);
    await userEvent.selectOptions(screen.getByLabelText(texts.pieces), '1');
    const photos = [1, 2, 3, 4, 5].map((at) => aPhoto(`p${at}.jpg`));
    await userEvent.upload(screen.getByLabelText(texts.photos.add, { selector: 'input' }), photos);
    await userEvent.click(screen.getByLabelText(/p1\.jpg/));
    await userEvent.click(screen.getByLabelText(/p2\.jpg/));
    await press(texts.submit);
    expect(await screen.findByText(texts.sent)).toBeVisible();
    const [asked] = jest.mocked(call).mock.calls;
    const { key } = asked?.[1] as { key: string };
    expect(jest.mocked(uploadReturnPhoto).mock.calls).toEqual(
      photos.slice(2, 4).map((photo) => [delivered, key, photo, 'token-1']),
    );
    expect(screen.getByText(texts.photos.missing_one)).toBeVisible();
  },
);

test('the form takes the focus and gives it back; once it is sent, the outcome has it', async () => {
  show(delivered, 'en');
  await press(en.returns.open);
  expect(screen.getByRole('form', { name: en.returns.open })).toHaveFocus();
  await press(en.returns.keep);
  expect(screen.getByRole('button', { name: en.returns.open })).toHaveFocus();
  await press(en.returns.open);
  await userEvent.selectOptions(screen.getByLabelText(en.returns.pieces), '1');
  await press(en.returns.submit);
  await screen.findByText(en.returns.sent);
  expect(document.activeElement).toHaveTextContent(new RegExp(`^${en.returns.sent}`));
});
