import { invalid } from '../core/api-error';
import { idOf, type Call, type Routes } from '../core/call';
import { listOf, whereGiven } from '../core/listing';
import type { Dispute } from '../core/objects';

export const DISPUTE_ROUTES: Routes = {
  'GET /v1/disputes': (call) =>
    listOf(call, 'dispute', '/v1/disputes', {
      where: whereGiven(call, { charge: 'charge', payment_intent: 'payment_intent' }),
    }),
  'GET /v1/disputes/:id': (call) => call.objects.get('dispute', idOf(call)),
  'POST /v1/disputes/:id/close': close,
};

/** Whoever closes a dispute accepts that it is lost. */
function close(call: Call): Dispute {
  const dispute = call.objects.get('dispute', idOf(call));
  if (dispute.status !== 'needs_response') throw invalid('This dispute is already closed.');
  const lost = call.objects.save<Dispute>({ ...dispute, status: 'lost' });
  call.events.tell('charge.dispute.closed', lost);
  return lost;
}
