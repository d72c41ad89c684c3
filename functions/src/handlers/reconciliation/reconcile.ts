import { failureOf } from '@/functions/src/failure-of';
import type { Log } from '@/functions/src/log';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { comparePayment } from '@/lib/domain/reconciliation/compare-payment';
import { isAboutCard, mergeDifferences } from '@/lib/domain/reconciliation/difference';
import type { FoundDifference } from '@/lib/domain/reconciliation/difference';
import { openDifferences } from '@/lib/domain/reconciliation/reconciliation';
import type { Reconciliation, Sweep } from '@/lib/domain/reconciliation/reconciliation';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import { updateReconciliation } from '@/functions/src/adapters/orders/update-reconciliation';
import { checkCouriers } from './check-couriers';
import { checkOrder } from './check-order';
import type { CheckOrderDeps } from './check-order';
import { checkReservations } from './check-reservations';
import { checkMovedStock, checkNextProducts } from './check-stock';
import { sweepDisputes } from './sweep-disputes';
import { sweepPayments } from './sweep-payments';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Lease of a check, longer than one may run, so that a crashed one does not lock the store's reconciliation. */
const LEASE_MS = 9 * MINUTE_MS;
/** A refund can fail this long after it was made. */
const SWEPT_DAYS = 30;
/** How often the long sweep starts; webhooks and the short one find nearly everything before it. */
const SWEEP_EVERY_MS = 6 * HOUR_MS;
/** How often the round through all products starts; what moved is compared in every check. */
const ROUND_EVERY_MS = DAY_MS;
/** How long a webhook may take, and how long before it its payment may have begun. */
const ON_ITS_WAY_MS = 2 * MINUTE_MS;
const OVERLAP_MS = HOUR_MS;
const FIRST_LOOK_BACK_MS = 3 * DAY_MS;
/** Bound on pages per scheduled run; the next run continues. A check that staff start reads everything. */
const SHORT_PAGES = 50;
const LONG_PAGES = 5;
const ALL_PAGES = 300;
const SCHEDULED_ROUNDS = 5;
const ALL_ROUNDS = 200;

export interface ReconcileDeps extends CheckOrderDeps {
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Reconciles a store: payments with orders, both ways, and stock with its moves. Repairs what a lost webhook left undone,
 * and flags everything else in one document (`Reconciliation`). `isWhole` compares the last 30 days and every product at once,
 * for staff who ask; otherwise the next part. One check runs at a time: another is `try-again`. If the card provider is
 * unavailable, it fails with that code after comparing stock.
 */
export async function reconcile(
  deps: ReconcileDeps,
  store: StoreId,
  isWhole: boolean,
): Promise<Result<Reconciliation>> {
  const begun = await takeLease(deps, store);
  if (!begun.ok) return begun;
  const stock = await compareStock(deps, store, begun.value, isWhole);
  const payments = stock.ok ? await comparePayments(deps, store, begun.value, isWhole) : stock;
  const ended = await updateReconciliation(deps.db, store, () => ({
    busyUntil: 0,
    ...(payments.ok && { checkedAt: deps.now() }),
  }));
  return payments.ok ? ended : payments;
}

async function takeLease({ db, now }: ReconcileDeps, store: StoreId): Promise<Result<Reconciliation>> {
  let isBusy = false;
  const taken = await updateReconciliation(db, store, ({ busyUntil }) => {
    isBusy = busyUntil > now();
    return isBusy ? {} : { busyUntil: now() + LEASE_MS };
  });
  return isBusy ? fail({ code: 'try-again' }) : taken;
}

async function compareStock(
  deps: ReconcileDeps,
  store: StoreId,
  books: Reconciliation,
  isWhole: boolean,
): Promise<Result<null>> {
  const rounds = isWhole ? ALL_ROUNDS : SCHEDULED_ROUNDS;
  for (let round = 0, more = true; more && round < rounds; round += 1) {
    const checked = await checkMovedStock(deps, store);
    if (!checked.ok) return checked;
    more = checked.value;
  }
  const round = await goRound(deps, store, books, isWhole);
  if (!round.ok) return round;
  const reserved = await checkReservations(deps, store);
  if (!reserved.ok) return reserved;
  const couriers = await checkCouriers(deps, store);
  if (!couriers.ok) return couriers;
  const saved = await updateReconciliation(deps.db, store, () => ({ ...round.value, stockAt: deps.now() }));
  return saved.ok ? ok(null) : saved;
}

/** Continues the round through all products, or begins it if it is due; all of it at once if `isWhole`. */
async function goRound(
  deps: ReconcileDeps,
  store: StoreId,
  { cursor: from, roundAt }: Reconciliation,
  isWhole: boolean,
): Promise<Result<Pick<Reconciliation, 'cursor' | 'roundAt'>>> {
  if (!isWhole && !from && deps.now() - roundAt < ROUND_EVERY_MS) return ok({ cursor: '', roundAt });
  let cursor = isWhole ? '' : from;
  for (let part = 0; part < (isWhole ? ALL_ROUNDS : 1); part += 1) {
    const next = await checkNextProducts(deps, store, cursor);
    if (!next.ok) return next;
    if (next.value === null) return ok({ cursor: '', roundAt: deps.now() });
    cursor = next.value;
  }
  return ok({ cursor, roundAt });
}

async function comparePayments(
  deps: ReconcileDeps,
  store: StoreId,
  reconciliation: Reconciliation,
  isWhole: boolean,
): Promise<Result<Reconciliation>> {
  const now = deps.now();
  const keys = await deps.payments.browserKeys(store);
  if (!keys.ok) return keys;
  if (!keys.value) return ok(reconciliation);
  const timeZone = (await readPublicSetting(deps.db, store))?.timeZone ?? 'UTC';
  const again = await lookAgain(deps, store, reconciliation);
  if (!again.ok) return again;
  const short = isWhole
    ? null
    : await sweepPayments(deps, store, shortSweep(reconciliation, now), { mostPages: SHORT_PAGES, timeZone });
  if (short && !short.ok) return short;
  const isBegun = isWhole || (!reconciliation.sweep && isDue(reconciliation, now));
  const disputes = isBegun ? await sweepDisputes(deps, store) : ok(null);
  if (!disputes.ok) return disputes;
  const sweep = isBegun ? newSweep(now) : reconciliation.sweep;
  const long =
    sweep &&
    (await sweepPayments(deps, store, sweep, { mostPages: isWhole ? ALL_PAGES : LONG_PAGES, timeZone }));
  if (long && !long.ok) return long;
  const swept = [short?.value, long?.value].flatMap((one) => one ?? []);
  const isThrough = long?.value.isLeft === false;
  return updateReconciliation(deps.db, store, ({ differences }) => ({
    differences: mergeDifferences(differences, {
      found: [...again.value.found, ...swept.flatMap(({ found }) => found)],
      repaired: [...again.value.repaired, ...swept.flatMap(({ repaired }) => repaired)],
      looked: again.value.looked,
      at: now,
    }),
    // The long sweep finds what a rush made the short one leave out.
    through: now - ON_ITS_WAY_MS,
    sweep: long?.value.isLeft ? long.value.sweep : null,
    ...(isThrough && { days: long.value.sweep.days, from: long.value.sweep.from, sweptAt: now }),
  }));
}

const sweepOf = (from: number, to: number): Sweep => ({ from, to, after: null, upTo: to, days: {} });

const newSweep = (now: number): Sweep => sweepOf(now - SWEPT_DAYS * DAY_MS, now + 1);

const isDue = ({ sweptAt }: Reconciliation, now: number): boolean => now - sweptAt >= SWEEP_EVERY_MS;

const shortSweep = ({ through }: Reconciliation, now: number): Sweep =>
  sweepOf(Math.max(through - OVERLAP_MS, now - FIRST_LOOK_BACK_MS), now - ON_ITS_WAY_MS);

/** Checks open payment differences again, however old, so that repaired ones are closed. */
async function lookAgain(deps: ReconcileDeps, store: StoreId, reconciliation: Reconciliation) {
  const open = openDifferences(reconciliation).filter(isAboutCard);
  const found: FoundDifference[] = [];
  const repaired: FoundDifference[] = [];
  for (const { orderId, paymentId } of subjects(open)) {
    const payment = paymentId ? await deps.payments.retrieve(store, paymentId) : ok(null);
    if (!payment.ok) return payment;
    const stored = orderId ? await deps.db.doc(collections.order(store, orderId)).get() : null;
    if (!stored?.exists) {
      found.push(...comparePayment(null, payment.value, null, deps.now()));
      continue;
    }
    const checked = await checkOrder(deps, parseOrder(stored.id, stored.data()), payment.value);
    if (!checked.ok) return checked;
    found.push(...checked.value.found);
    repaired.push(...checked.value.repaired);
  }
  return ok({ found, repaired, looked: new Set(open.map(({ id }) => id)) });
}

const subjects = (differences: readonly FoundDifference[]) => [
  ...new Map(differences.map((one) => [`${one.orderId}/${one.paymentId}`, one])).values(),
];

/** Stock moves read to find their stores; the next run finds the rest. */
const MOVES_LOOKED_AT = 500;

/**
 * Reconciles the next part of every store that takes cards or has stock moves to count, in turn; a failing store is
 * logged.
 */
export async function reconcileStores(deps: ReconcileDeps): Promise<void> {
  const moved = await deps.db
    .collectionGroup('stockMoves')
    .where('checked', '==', false)
    .limit(MOVES_LOOKED_AT)
    .get();
  const withMoves = new Set(moved.docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []));
  const stores = new Set<string>([...(await deps.payments.stores()), ...withMoves]);
  const visited = new Map([...stores].map((id) => [id, storeId(id)]));
  await visitInTurn(deps, {
    schedule: 'reconcilePayments',
    visited,
    visit: (store) => visit(deps, store, withMoves.has(store)),
  });
}

/** False, too, where its keys cannot be read: the stock is compared all the same. */
async function takesNoCards({ payments }: ReconcileDeps, store: StoreId): Promise<boolean> {
  const keys = await payments.browserKeys(store).catch(() => null);
  return keys?.ok === true && !keys.value;
}

async function visit(deps: ReconcileDeps, store: StoreId, hasMoves: boolean): Promise<void> {
  try {
    // Such as of an account that was connected and is not used any more.
    if (!hasMoves && (await takesNoCards(deps, store))) return;
    // The store is being imported or was deleted; a check would write documents of a store that does not exist.
    if (!(await readPublicSetting(deps.db, store))) return;
    const done = await reconcile(deps, store, false);
    if (!done.ok) deps.log.warn('A store was not reconciled', { store, done });
  } catch (error) {
    deps.log.warn('A store was not reconciled', { store, error: failureOf(error) });
  }
}
