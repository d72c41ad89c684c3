import { invalid } from '../core/api-error';
import { idOf, type Books, type Call, type Routes } from '../core/call';
import { newId } from '../core/ids';
import { listOf, whereGiven } from '../core/listing';
import type { ApplicationFee } from '../core/connect-objects';
import type { Charge } from '../core/objects';
import { APPLICATION } from './connected-accounts';

export const APPLICATION_FEE_ROUTES: Routes = {
  'GET /v1/application_fees': (call) =>
    listOf(call, 'application_fee', '/v1/application_fees', {
      where: whereGiven(call, { charge: 'charge' }),
    }),
  'GET /v1/application_fees/:id': (call) => call.objects.get('application_fee', idOf(call)),
};

/** What the platform wants of a direct charge; null for nothing. Throws what Stripe answers to a fee that cannot be. */
export function applicationFeeOf({ params, platform }: Call, amount: number): number | null {
  const fee = params.integer('application_fee_amount');
  if (fee === undefined) return null;
  const param = 'application_fee_amount';
  if (!platform)
    throw invalid(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      { param },
    );
  if (fee < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param,
    });
  if (fee > amount)
    throw invalid('The application fee cannot be greater than the total amount charged.', { param });
  return fee;
}

/** Writes the platform's fee of a paid charge; the charge with its id, or as it was without a fee. */
export function takeFee({ objects, platform }: Books, charge: Charge): Charge {
  const { application_fee_amount: amount } = charge;
  if (!platform || !amount) return charge;
  const fee: ApplicationFee & Record<string, unknown> = {
    id: newId('fee', 16),
    object: 'application_fee',
    account: objects.account,
    amount,
    amount_refunded: 0,
    application: APPLICATION,
    balance_transaction: null,
    charge: charge.id,
    created: platform.now,
    currency: charge.currency,
    livemode: false,
    originating_transaction: null,
    refunded: false,
  };
  platform.events.tell('application_fee.created', platform.objects.save(fee));
  return objects.save({ ...charge, application_fee: fee.id });
}

/** Gives the fee back in proportion where the refund asks for it; how much. */
export function returnFee(call: Call, charge: Charge, refunded: number): number {
  if (!call.params.flag('refund_application_fee')) return 0;
  const fee = feeOf(call, charge);
  if (!fee)
    throw invalid(`Charge ${charge.id} has no application fee that could be refunded.`, {
      param: 'refund_application_fee',
    });
  // In sum never more than its share of all that went back, so that the last refund brings it to the whole.
  const share = Math.round((fee.amount * (charge.amount_refunded + refunded)) / charge.amount);
  return change(call, fee, Math.max(0, share - fee.amount_refunded));
}

/** The refund failed: the platform has its fee again. */
export function takeFeeAgain(books: Books, charge: Charge, amount: number): void {
  const fee = amount > 0 ? feeOf(books, charge) : null;
  if (fee) change(books, fee, -amount);
}

const feeOf = ({ platform }: Books, { application_fee: id }: Charge): ApplicationFee | null =>
  (id && platform?.objects.find('application_fee', id)) || null;

function change({ platform }: Books, fee: ApplicationFee, amount: number): number {
  if (!platform || amount === 0) return 0;
  const amount_refunded = fee.amount_refunded + amount;
  const changed = platform.objects.save({
    ...fee,
    amount_refunded,
    refunded: amount_refunded === fee.amount,
  });
  if (amount > 0) platform.events.tell('application_fee.refunded', changed);
  return amount;
}
