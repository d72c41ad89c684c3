import { act, fireEvent, render, screen } from '@testing-library/react';
import type { LinkedChange } from '@/lib/domain/api/design-changes';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import errors from '@/locales/en/errors.json';
import orders from '@/locales/en/orders.json';
import { aSoldDesign } from '@/tests/fixtures/studio/studio';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { DesignChangePanel } from './design-change-panel';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/lib/functions/call');

const linked: LinkedChange = {
  ...{ storeId: 'demo', orderId: 'o1', number: 'B-1', title: { en: 'Name', ar: 'اسم' }, isOpen: true },
  change: {
    ...{ id: 'c1', at: 1, by: null, message: 'Spelt twice', state: 'waiting', answer: '', endedAt: null },
    from: aSoldDesign('d1').design,
    to: aSoldDesign('d2').design,
  },
};
const of = (changes: Partial<LinkedChange['change']>) => ({
  ...linked,
  change: { ...linked.change, ...changes },
});

function show(shown: LinkedChange, mayAnswer = true) {
  render(
    <WithTexts texts={{ orders, errors }}>
      <DesignChangePanel linked={shown} mayAnswer={mayAnswer} token="t" />
    </WithTexts>,
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => jest.mocked(call).mockReset());

test('both designs stand beside each other, and an approval is sent with the link', async () => {
  jest.mocked(call).mockResolvedValue(ok({ state: 'approved' }));
  show(linked);
  expect(screen.getAllByRole('img', { name: 'The design of Name' })).toHaveLength(2);
  await press('Make the suggested board');
  const answer = { storeId: 'demo', orderId: 'o1', changeId: 'c1', approves: true, words: '', token: 't' };
  expect(call).toHaveBeenCalledWith('answerDesignChange', answer);
  expect(screen.getByText(/You approved the suggested board/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who refuses says why, and keeps the words when the answer does not arrive', async () => {
  jest.mocked(call).mockResolvedValue(fail({ code: 'try-again' }));
  show(linked);
  await press('Do not approve');
  const words = screen.getByRole('textbox');
  expect(words).toBeInvalid();
  expect(words).toHaveAccessibleDescription(/Say what is not right/);
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(words, { target: { value: 'It is Haddad' } });
  await press('Do not approve');
  expect(screen.getByText(errors['try-again'])).toBeInTheDocument();
  expect(words).toHaveValue('It is Haddad');
});

test.each([
  ['answered', of({ state: 'refused', answer: 'It is Haddad' }), true, /has your answer/],
  ['withdrawn', of({ state: 'withdrawn' }), true, /took this question back/],
  ['too late', { ...linked, isOpen: false }, true, /can no longer be answered/],
  ['somebody with a tracking link', linked, false, /open the link in our e-mail/],
] as const)('%s: there is nothing to press', (_, shown, mayAnswer, says) => {
  show(shown, mayAnswer);
  expect(screen.getByText(says)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
