import type { EventLog } from '../webhooks/event-log';
import type { Jobs } from './jobs';
import type { ObjectStore } from './object-store';
import type { Params } from './params';

/** What every change needs: the account's objects, its events and its later work, all in one transaction. */
export interface Books {
  readonly objects: ObjectStore;
  readonly events: EventLog;
  readonly jobs: Jobs;
  /** The books of the platform, for those of a connected account. */
  readonly platform: Books | null;
  /** Seconds */
  readonly now: number;
  /** Where the pages are, as http://127.0.0.1:12111 */
  readonly origin: string;
}

/** One request of the API. */
export interface Call extends Books {
  readonly params: Params;
  /** The ids in the path, in their order. */
  readonly ids: readonly string[];
  /** Made with a publishable key, so by a browser. */
  readonly fromBrowser: boolean;
}

export type Handler = (call: Call) => object;

/** Handlers by method and path, as `POST /v1/payment_intents/:id/confirm`. */
export type Routes = Readonly<Record<string, Handler>>;

/** The first id of the path. */
export function idOf({ ids }: Call): string {
  return ids[0] ?? '';
}
