import { outcomeOf, outcomeOfStatus } from './confirm-outcome';
import { declineReason } from './decline-reason';

test("the bank's reason is told, and none that would help a thief", () => {
  const reasonOf = (code: string, decline_code?: string) => declineReason({ code, decline_code });
  expect(reasonOf('card_declined', 'insufficient_funds')).toBe('insufficientFunds');
  expect(reasonOf('expired_card')).toBe('expired');
  expect(reasonOf('incorrect_cvc')).toBe('cvc');
  for (const secret of ['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'generic_decline'])
    expect(reasonOf('card_declined', secret)).toBe('generic');
});

test('a refused card and a failed 3-D Secure are told; what is missing in the fields they say themselves', () => {
  const failed = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' } as const;
  expect(outcomeOf({ error: failed })).toEqual({ kind: 'declined', reason: 'authentication' });
  const declined = { type: 'card_error', code: 'card_declined' } as const;
  expect(outcomeOf({ error: declined })).toEqual({ kind: 'declined', reason: 'generic' });
  expect(outcomeOf({ error: { type: 'validation_error' } })).toEqual({ kind: 'incomplete' });
});

test('whatever leaves open whether money moved is unknown, never a refusal', () => {
  for (const type of [
    'api_connection_error',
    'api_error',
    'rate_limit_error',
    'invalid_request_error',
  ] as const)
    expect(outcomeOf({ error: { type, code: 'payment_intent_unexpected_state' } })).toEqual({
      kind: 'unknown',
    });
  expect(outcomeOf({})).toEqual({ kind: 'unknown' });
  expect(outcomeOfStatus('canceled')).toEqual({ kind: 'unknown' });
});

test('what the bank still works on counts as confirmed, a broken-off 3-D Secure as not paid', () => {
  for (const status of ['succeeded', 'processing'] as const)
    expect(outcomeOfStatus(status)).toEqual({ kind: 'confirmed' });
  for (const status of ['requires_action', 'requires_payment_method'] as const)
    expect(outcomeOfStatus(status)).toEqual({ kind: 'declined', reason: 'notFinished' });
});
