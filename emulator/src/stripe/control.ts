import type { StripeDatabase } from './core/database';
import { STANDINGS, type Standing } from './resources/connected-accounts';
import type { Courier } from './webhooks/courier';
import type { FaultBoard } from './webhooks/fault-board';
import { parseFaults, type Faults } from './webhooks/faults';

/** What tests and the page of webhooks may ask of the stand-in beside Stripe's own API. An account of '' means all. */
export interface Control {
  faults(account?: string): Faults;
  /** Returns what is wrong with it, or null. */
  setFaults(given: unknown, account?: string): string | null;
  resend(event: string): number;
  release(order: 'oldest-first' | 'newest-first', account?: string): number;
  /** Makes what an object does by itself at some time happen now; how much there was of it. */
  hurry(object: string): number;
  /** Changes how a connected account stands; whether there is such an account. */
  moveAccount(account: string, to: Standing | 'deauthorized'): boolean;
}

interface Parts {
  readonly database: StripeDatabase;
  readonly courier: Courier;
  readonly faults: FaultBoard;
  readonly runDueJobs: () => void;
  readonly moveAccount: Control['moveAccount'];
}

export function createControl({ database, courier, faults, runDueJobs, moveAccount }: Parts): Control {
  return {
    moveAccount,
    faults: (account = '') => faults.of(account),
    setFaults(given, account = '') {
      const parsed = parseFaults(given);
      if (typeof parsed === 'string') return parsed;
      faults.set(parsed, account);
      return null;
    },
    resend: (event) => courier.resend(event),
    release: (order, account = '') => courier.release(order, account),
    hurry(object) {
      const { changes } = database.prepare('UPDATE jobs SET due = 0 WHERE object = ?').run(object);
      runDueJobs();
      return changes;
    },
  };
}

/**
 * `GET|PUT /local/faults`, `POST /local/release`, both with `/{account}` for one alone, `POST /local/events/{id}/resend`,
 * `POST /local/hurry/{id}`, `POST /local/accounts/{id}/{ready|reviewed|restricted|rejected|deauthorized}`.
 */
export function answerControl(control: Control, method: string, path: string, body: string): object | null {
  const [, , what, id = '', verb] = path.split('/');
  if (what === 'faults' && method === 'GET') return control.faults(id);
  if (what === 'faults' && method === 'PUT') {
    const wrong = control.setFaults(parse(body), id);
    return wrong === null ? control.faults(id) : { error: wrong };
  }
  if (method !== 'POST') return null;
  if (what === 'events' && verb === 'resend') return { deliveries: control.resend(id) };
  if (what === 'release')
    return {
      deliveries: control.release(body.includes('newest-first') ? 'newest-first' : 'oldest-first', id),
    };
  if (what === 'accounts') return answerMove(control, id, verb);
  if (what === 'hurry') return { jobs: control.hurry(id) };
  return null;
}

function answerMove(control: Control, account: string, to: string | undefined): object {
  const found = [...STANDINGS, 'deauthorized' as const].find((one) => one === to);
  if (!found) return { error: `An account cannot become ${to}.` };
  return control.moveAccount(account, found) ? { account } : { error: `${account} is no connected account.` };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return null;
  }
}
