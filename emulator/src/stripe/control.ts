import type { StripeDatabase } from './core/database';
import type { Courier } from './webhooks/courier';
import { NO_FAULTS, parseFaults, type Faults } from './webhooks/faults';

/** What tests and the page of webhooks may ask of the stand-in beside Stripe's own API. */
export interface Control {
  readonly faults: () => Faults;
  /** Returns what is wrong with it, or null. */
  setFaults(given: unknown): string | null;
  resend(event: string): number;
  release(order: 'oldest-first' | 'newest-first'): number;
  /** Makes what an object does by itself at some time happen now; how much there was of it. */
  hurry(object: string): number;
}

interface Parts {
  readonly database: StripeDatabase;
  readonly courier: Courier;
  readonly onFaults: (faults: Faults) => void;
  readonly runDueJobs: () => void;
}

export function createControl(
  { database, courier, onFaults, runDueJobs }: Parts,
  initial = NO_FAULTS,
): Control {
  let faults = initial;
  return {
    faults: () => faults,
    setFaults(given) {
      const parsed = parseFaults(given);
      if (typeof parsed === 'string') return parsed;
      faults = parsed;
      onFaults(parsed);
      return null;
    },
    resend: (event) => courier.resend(event),
    release: (order) => courier.release(order),
    hurry(object) {
      const { changes } = database.prepare('UPDATE jobs SET due = 0 WHERE object = ?').run(object);
      runDueJobs();
      return changes;
    },
  };
}

/** `GET|PUT /local/faults`, `POST /local/events/{id}/resend`, `POST /local/release`, `POST /local/hurry/{id}`. */
export function answerControl(control: Control, method: string, path: string, body: string): object | null {
  const [, , what, id = '', verb] = path.split('/');
  if (what === 'faults' && method === 'GET') return control.faults();
  if (what === 'faults' && method === 'PUT') {
    const wrong = control.setFaults(parse(body));
    return wrong === null ? control.faults() : { error: wrong };
  }
  if (method !== 'POST') return null;
  if (what === 'events' && verb === 'resend') return { deliveries: control.resend(id) };
  if (what === 'release')
    return {
      deliveries: control.release(body.includes('newest-first') ? 'newest-first' : 'oldest-first'),
    };
  if (what === 'hurry') return { jobs: control.hurry(id) };
  return null;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return null;
  }
}
