import { newId } from '../core/ids';
import type { StripeDatabase } from '../core/database';
import type { ObjectStore } from '../core/object-store';
import type { Application } from '../core/connect-objects';
import type { AnyObject, StripeEvent } from '../core/objects';
import { API_VERSION } from '../core/version';

/** An address that is told of events. */
export interface Target {
  readonly url: string;
  readonly secret: string;
  /** `*` for all. */
  readonly events: readonly string[];
  /** Told of the connected accounts instead of the account itself. */
  readonly connect?: boolean;
}

/** Where an account's events come from: the request that caused them, or the account itself. */
export type Cause = StripeEvent['request'];

const BY_ITSELF: Cause = { id: null, idempotency_key: null };

/** Writes events and what is to be delivered of them, in the transaction of the change they tell of. */
export class EventLog {
  constructor(
    private readonly database: StripeDatabase,
    private readonly objects: ObjectStore,
    private readonly configured: readonly Target[],
    private readonly now: number,
    private readonly cause: Cause = BY_ITSELF,
    /** The account's platform, whose addresses are told as well. */
    private readonly platform: ObjectStore | null = null,
  ) {}

  tell(type: string, object: AnyObject | Application, previous?: object): void {
    const targets = [...this.configured, ...this.endpoints()].filter(
      ({ events }) => events.includes('*') || events.includes(type),
    );
    const event = this.objects.save<StripeEvent>({
      id: newId('evt'),
      object: 'event',
      ...(this.platform && { account: this.objects.account }),
      api_version: API_VERSION,
      created: this.now,
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: targets.length,
      request: this.cause,
      type,
    });
    for (const { url, secret } of targets)
      this.database
        .prepare(
          `INSERT INTO deliveries (account, event, url, secret, state, attempts, created, due)
           VALUES (?, ?, ?, ?, 'new', 0, ?, 0)`,
        )
        .run(this.objects.account, event.id, url, secret, Date.now());
  }

  private endpoints(): Target[] {
    const own = endpointsOf(this.objects, false);
    return this.platform ? [...own, ...endpointsOf(this.platform, true)] : own;
  }
}

function endpointsOf(objects: ObjectStore, ofConnected: boolean): Target[] {
  return objects
    .list('webhook_endpoint', { limit: 16, where: { status: 'enabled' } })
    .data.filter(({ application }) => (application !== null) === ofConnected)
    .map(({ id, url, enabled_events: events }) => ({
      url,
      events,
      secret: objects.hidden('webhook_endpoint', id).secret ?? '',
    }));
}
