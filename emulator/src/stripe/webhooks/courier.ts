import { signatureOf } from './signature';
import type { Delivery, DeliveryList } from './deliveries';
import type { FaultBoard } from './fault-board';

const AT_ONCE = 8;
const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10 * 60 * 1000;
/** As long as Stripe itself tries. */
const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000;
const LONGEST_TIMER_MS = 60 * 60 * 1000;

/** Takes every event to its addresses until they answer 2xx; what a kill interrupts is taken again after the start. */
export class Courier {
  private readonly underway = new Map<number, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  /** Released deliveries, of which each waits until the one before was answered. */
  private inOrder: number[] = [];
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly list: DeliveryList,
    private readonly faults: FaultBoard,
    private readonly random: () => number = Math.random,
  ) {}

  /** Call it after every commit that may have made events. */
  onWork(): void {
    if (this.stopped) return;
    const fresh = this.list.inState('new');
    for (const delivery of fresh) this.schedule(delivery);
    if (fresh.length > 0) this.changed();
    this.deliverDue();
  }

  /** Lets an account's held deliveries go, or all for '', in the order that is asked for. */
  release(order: 'oldest-first' | 'newest-first', account: string): number {
    const held = this.list.inState('held').filter((delivery) => !account || delivery.account === account);
    const ordered = order === 'newest-first' ? held.reverse() : held;
    this.inOrder.push(...ordered.map(({ id }) => id));
    const now = Date.now();
    ordered.forEach(({ id }, index) => this.list.set(id, { state: 'waiting', due: now + index }));
    this.deliverDue();
    return held.length;
  }

  /** Delivers an event again, lost or not. */
  resend(event: string): number {
    const deliveries = this.list.ofEvent(event);
    const byAddress = new Map(deliveries.map((delivery) => [delivery.url, delivery]));
    for (const { id, state } of byAddress.values())
      if (state === 'lost' || state === 'failed' || state === 'held')
        this.list.set(id, { state: 'waiting', attempts: 0, due: Date.now() });
      else this.list.copy(id, Date.now());
    this.deliverDue();
    return byAddress.size;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.allSettled(this.underway.values());
  }

  private schedule({ id, account }: Delivery): void {
    const { lose, copies, delayMs, shuffleMs, hold } = this.faults.of(account).webhooks;
    if (this.random() < lose) return this.list.set(id, { state: 'lost' });
    if (hold) return this.list.set(id, { state: 'held' });
    const due = () => Date.now() + delayMs + Math.round(this.random() * shuffleMs);
    this.list.set(id, { state: 'waiting', due: due() });
    for (let copy = 1; copy < copies; copy += 1) this.list.copy(id, due());
  }

  private deliverDue(): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    const due = this.list.dueBefore(Date.now(), AT_ONCE + this.underway.size);
    for (const delivery of due) {
      if (this.underway.size >= AT_ONCE) return;
      if (this.underway.has(delivery.id) || this.inOrder.indexOf(delivery.id) > 0) continue;
      const attempt = this.attempt(delivery).finally(() => {
        this.underway.delete(delivery.id);
        this.inOrder = this.inOrder.filter((id) => id !== delivery.id);
        this.deliverDue();
      });
      this.underway.set(delivery.id, attempt);
    }
    const next = this.list.nextDueAfter(Date.now());
    if (next === null) return;
    this.timer = setTimeout(
      () => this.deliverDue(),
      Math.min(LONGEST_TIMER_MS, Math.max(0, next - Date.now())),
    );
    this.timer.unref();
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const payload = this.list.payloadOf(delivery);
    const outcome = payload === undefined ? 'the event is gone' : await send(delivery, payload);
    const attempts = delivery.attempts + 1;
    const now = Date.now();
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** delivery.attempts);
    if (/^2\d\d$/.test(outcome)) this.list.set(delivery.id, { state: 'delivered', attempts, outcome });
    else if (payload === undefined || now + pause > delivery.created + GIVE_UP_MS)
      this.list.set(delivery.id, { state: 'failed', attempts, outcome });
    else this.list.set(delivery.id, { attempts, outcome, due: now + pause });
    this.changed();
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}

async function send({ url, secret }: Delivery, payload: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (local)',
        'stripe-signature': signatureOf(payload, secret, Math.floor(Date.now() / 1000)),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
