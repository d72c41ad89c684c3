import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import { fail } from '@/lib/domain/result';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { correctEmail, isCorrectedAway, MAX_EMAIL_CORRECTIONS, mayCorrectEmail } from './correct-email';
import type { Order } from './order';

const NOW = Date.UTC(2026, 2, 2);
const failing = (mailFailure: WithheldReason | null = 'refused'): Order => ({ ...anOrder(), mailFailure });
const to = (email: string, as: 'shopper' | 'link' = 'shopper') => ({
  ...{ email, as, by: 'shopper-1', requestId: 'request-2', now: NOW },
});

test('the right address takes the place of one that mails do not reach, and the order remembers it', () => {
  const corrected = correctEmail(failing(), to('right@example.com'));
  expect(corrected).toMatchObject({
    ok: true,
    value: {
      address: { ...anOrder().address, email: 'right@example.com' },
      mailFailure: null,
      customerId: 'customer-1',
      emailCorrections: [{ at: NOW, from: 'layla@example.com', by: 'shopper-1', requestId: 'request-2' }],
    },
  });
  if (!corrected.ok) return;
  expect(isCorrectedAway(corrected.value, 'layla@example.com')).toBe(true);
  expect(isCorrectedAway(corrected.value, 'right@example.com')).toBe(false);
});

test('nothing is corrected while mails arrive', () => {
  expect(correctEmail(failing(null), to('thief@example.com'))).toEqual(
    fail({ code: 'email-correction-refused' }),
  );
});

test('the address that failed is refused at its field', () => {
  expect(correctEmail(failing(), to('layla@example.com'))).toEqual(
    fail({ code: 'invalid-input', fields: { email: 'field.email.unreached' } }),
  );
});

test('an order sends to a few unverified addresses at most', () => {
  let order = failing();
  for (let turn = 0; turn < MAX_EMAIL_CORRECTIONS; turn += 1) {
    const corrected = correctEmail(order, to(`try-${turn}@example.com`));
    if (!corrected.ok) throw new Error(corrected.error.code);
    order = { ...corrected.value, mailFailure: 'refused' };
  }
  expect(mayCorrectEmail(order, 'shopper')).toBe(false);
});

test.each([
  ['refused', true],
  ['bounced', true],
  ['failed', true],
  ['recipient', false],
  ['store', false],
] as const)('who holds a link corrects an address that gets nothing at all (%s: %s)', (reason, may) => {
  expect(mayCorrectEmail(failing(reason), 'link')).toBe(may);
  expect(mayCorrectEmail(failing(reason), 'shopper')).toBe(true);
});
