import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/lib/browser/save-file';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { ok } from '@/lib/domain/result';
import * as prepaid from '@/lib/firestore/prepaid';
import texts from '@/locales/en/admin-gift-cards.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { GiftCardsView } from './gift-cards-view';

jest.mock('@/lib/browser/save-file');
jest.mock('@/components/admin/forms/owner-only', () => ({ OwnerOnly: () => null, useIsOwner: () => true }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/lib/firestore/prepaid', () => ({
  isFull: jest.requireActual<typeof prepaid>('@/lib/firestore/prepaid').isFull,
  ...{ findPrepaid: jest.fn(), readAllPrepaid: jest.fn(), watchPrepaid: jest.fn() },
}));

const card = (n: number): Prepaid => ({
  ...{
    id: `card-${n}`,
    kind: 'gift',
    last4: 'ABCD',
    uid: null,
    currency: 'USD',
    initial: 1000,
    balance: 1000,
  },
  ...{ active: true, reason: '', cause: [], receiver: null, createdAt: n, updatedAt: n },
});
const cards = (many: number) => Array.from({ length: many }, (_, n) => card(many - n));

function show(latest: Prepaid[], all: Prepaid[]) {
  jest.mocked(prepaid.watchPrepaid).mockImplementation((_, onNext) => {
    onNext(latest);
    return () => undefined;
  });
  jest.mocked(prepaid.readAllPrepaid).mockResolvedValue(ok(all));
  renderInAdmin(<GiftCardsView />);
}
const savedLines = () => jest.mocked(saveFile).mock.calls.at(-1)?.[2].toString().trim().split('\r\n').length;

test('what is owed, and the file, hold cards beyond the latest hundred', async () => {
  const all = cards(130);
  show(all.slice(0, 100), all);
  expect(await screen.findByText('$1,300.00')).toBeVisible();
  await userEvent.click(screen.getByText(texts.export));
  expect(savedLines()).toBe(131);
});

test('a short list is all there is, and nothing more is read', async () => {
  jest.mocked(prepaid.readAllPrepaid).mockClear();
  show(cards(2), []);
  expect(await screen.findByText('$20.00')).toBeVisible();
  expect(prepaid.readAllPrepaid).not.toHaveBeenCalled();
});
