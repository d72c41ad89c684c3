import { share } from '@/lib/domain/discounts/share';
import { proportion } from '@/lib/domain/money/proportion';
import type { Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import type { TaxedPart } from '@/lib/domain/tax/order-tax';
import { partsOf } from '@/lib/domain/tax/tax-parts';
import { isPartOf } from '@/lib/domain/payments/refund-order';
import { creditCauses, type CreditCause } from './credit-causes';
import type { WantedDocument } from './invoice';
import { heldLines } from './invoiced-lines';

/** The credited amount of one part of the order. */
interface Credited {
  /** Including tax. */
  readonly amount: Minor;
  readonly tax: Minor;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((all, one) => all + one, 0);

/**
 * Per document, in order: the amount and VAT that it credits of each part (lines, then delivery and cash fee), or
 * reverses as a debit note. A credit note gives its cause's amount less earlier notes of that cause, first from the
 * lines it names, then from all that is left. If several invoices hold these parts, there is a note for each. A note
 * takes its share of the remaining tax, so that credit notes for the whole total, however split, give back exactly the
 * whole tax. A debit note reverses all that its cause's notes credited of its invoice.
 */
export function creditsOf(order: Order, documents: readonly WantedDocument[]): Credited[][] {
  const parts = order.tax ? partsOf(order.tax) : [];
  const none = parts.map(() => NOTHING);
  const isHeld = partsHeld(order, documents);
  const paid = paidForParts(order, parts, isHeld);
  const whole = parts.map(({ tax }, at): Credited => ({ amount: paid[at] ?? 0, tax }));
  const within = (credited: readonly Credited[], invoice: number) =>
    credited.map((one, at) => (isHeld(at, invoice) ? one : NOTHING));
  let left = within(whole, 0);
  let invoices = 0;
  let notes: { readonly refundId: string; readonly of: number; readonly amounts: readonly Minor[] } | null =
    null;
  const causes = creditCauses(order, documents);
  const given = new Map<string, Credited[]>();
  return documents.map(({ kind, refundId, of = 0 }) => {
    const cause = causes.find(({ refund }) => refund.id === refundId);
    const before = given.get(refundId) ?? none;
    if (kind !== 'credit-note') notes = null;
    if (kind === 'invoice') {
      if (invoices > 0) left = added(left, within(whole, invoices), 1);
      invoices += 1;
      return none;
    }
    if (!cause) return none;
    if (kind === 'debit-note') {
      const back = within(before, of);
      given.set(refundId, added(before, back, -1));
      left = added(left, back, 1);
      return back;
    }
    // Consecutive notes of one cause, one per invoice, share the amount that was due at the first.
    if (!notes || notes.refundId !== refundId || notes.of >= of) {
      const due = cause.refund.amount - sum(before.map(({ amount }) => amount));
      const named = invoices > 1 ? rootOf(causes, cause.refund) : cause.refund;
      const others = invoices > 1 ? givenBy(given, named) : none;
      const amounts = amountsOf(
        order,
        { lines: named.lines, amount: Math.max(due, 0) },
        { paid, left, given: others },
      );
      notes = { refundId, of, amounts };
    } else notes = { ...notes, of };
    const { amounts } = notes;
    const credit = left.map((part, at): Credited => {
      const amount = isHeld(at, of) ? (amounts[at] ?? 0) : 0;
      return { amount, tax: part.amount > 0 ? proportion(part.tax, amount, part.amount) : 0 };
    });
    given.set(refundId, added(before, credit, 1));
    left = added(left, credit, -1);
    return credit;
  });
}

/** A refund over several payments is split; the first part names the lines of all. */
const rootOf = (causes: readonly CreditCause[], refund: Refund): Refund =>
  causes.map((cause) => cause.refund).find((one) => isPartOf(one.id)(refund)) ?? refund;

function givenBy(given: ReadonlyMap<string, readonly Credited[]>, root: Refund): Credited[] {
  const all = [...given].filter(([id]) => isPartOf(root.id)({ id })).map(([, credited]) => credited);
  return all.reduce<Credited[]>((sums, credited) => added(credited, sums, 1), []);
}

type IsHeld = (part: number, invoice: number) => boolean;

/** Whether an invoice, by its index, holds a part. Without any invoice, the first counts as issued. */
function partsHeld(order: Order, documents: readonly WantedDocument[]): IsHeld {
  const { length } = order.lines;
  const held = heldLines(order, documents);
  return (part, invoice) => {
    const { from, end } = held[invoice] ?? { from: 0, end: invoice === 0 ? length : 0 };
    return part < length ? from <= part && part < end : invoice === 0;
  };
}

/** The amount paid for each part: the first invoice's rounded total is split over its parts; later ones are exact. */
function paidForParts({ total }: Order, parts: readonly TaxedPart[], isHeld: IsHeld): Minor[] {
  const amounts = parts.map(({ net, tax }) => net + tax);
  const later = sum(amounts.filter((_, at) => !isHeld(at, 0)));
  const first = share(
    total - later,
    amounts.map((amount, at) => (isHeld(at, 0) ? amount : 0)),
  );
  return amounts.map((amount, at) => (isHeld(at, 0) ? (first[at] ?? 0) : amount));
}

const NOTHING: Credited = { amount: 0, tax: 0 };

const added = (to: readonly Credited[], more: readonly Credited[], sign: 1 | -1): Credited[] =>
  to.map(({ amount, tax }, at) => {
    const other = more[at] ?? NOTHING;
    return { amount: amount + sign * other.amount, tax: tax + sign * other.tax };
  });

interface Parts {
  readonly paid: readonly Minor[];
  readonly left: readonly Credited[];
  /** What other parts of the same refund credited of its named lines. */
  readonly given: readonly Credited[];
}

function amountsOf(
  { lines }: Order,
  refund: Pick<Refund, 'lines' | 'amount'>,
  { paid, left, given }: Parts,
): Minor[] {
  const named = left.map((part, at) => {
    const pieces = refund.lines.find(({ line }) => line === at)?.quantity ?? 0;
    const bought = lines[at]?.quantity ?? 0;
    if (bought === 0) return 0;
    const worth = proportion(paid[at] ?? 0, Math.min(pieces, bought), bought);
    return Math.min(part.amount, Math.max(worth - (given[at]?.amount ?? 0), 0));
  });
  const amount = Math.min(refund.amount, sum(left.map((part) => part.amount)));
  if (amount <= sum(named)) return share(amount, named);
  const others = left.map((part, at) => part.amount - (named[at] ?? 0));
  const rest = share(amount - sum(named), others);
  return named.map((one, at) => one + (rest[at] ?? 0));
}
