import type { CurrencyCode } from '@/lib/domain/money/money';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';

const setting = (name: string) => process.env[name] ?? '';

const documents = () => {
  const host = setting('NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST');
  return `http://${host}/v1/projects/${setting('NEXT_PUBLIC_FIREBASE_PROJECT_ID')}/databases/(default)/documents`;
};

async function ask(path: string, method: string, body?: object): Promise<string> {
  const response = await fetch(`${documents()}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** Ends an order of the demo store as the schedule does when its time to pay is over, past the rules. */
export async function expire(orderId: string): Promise<void> {
  const at = { timestampValue: new Date().toISOString() };
  const [actor, to] = [{ stringValue: 'system' }, { stringValue: 'cancelled' }];
  const fields = { actor, to, at, from: { stringValue: 'pending' }, by: { nullValue: null } };
  const history = { arrayValue: { values: [{ mapValue: { fields } }] } };
  const mask = 'updateMask.fieldPaths=status&updateMask.fieldPaths=history';
  await ask(`/stores/demo/orders/${orderId}?${mask}`, 'PATCH', { fields: { status: to, history } });
}

/**
 * Whether the demo store has proved this domain, written as the check of its records does; the platform's host, where other tests
 * are, redirects nowhere.
 */
export async function proveDomain(domain: string, isProved: boolean): Promise<void> {
  if (isProved) await putHost(domain, { storeId: 'demo', kind: 'custom', state: 'open' });
  else await ask(`/domains/${domain}`, 'DELETE');
  const fields = { customDomain: { stringValue: isProved ? domain : '' } };
  await ask('/storeSetting/demo?updateMask.fieldPaths=customDomain', 'PATCH', { fields });
}

/** Makes a host lead to a store, in this state. */
export async function putHost(
  host: string,
  record: Pick<DomainRecord, 'kind' | 'state'> & { readonly storeId: string },
): Promise<void> {
  const texts = Object.entries(record).map(([name, stringValue]) => [name, { stringValue }]);
  const fields = { ...Object.fromEntries(texts), redirectTo: { nullValue: null } };
  await ask(`/domains/${host}`, 'PATCH', { fields });
}

/** Every document of the whole database, as one text. */
export const allDocuments = (): Promise<string> =>
  ask(':runQuery', 'POST', { structuredQuery: { from: [{ allDescendants: true }] } });

/** The ids of everything in a collection of the demo store; the ledger holds what orders changed and nobody has counted yet. */
export async function idsIn(
  collectionId: 'products' | 'categories' | 'brands' | 'ledger' | 'webhookEndpoints',
): Promise<string[]> {
  const select = { fields: [{ fieldPath: '__name__' }] };
  const found = await ask('/stores/demo:runQuery', 'POST', {
    structuredQuery: { from: [{ collectionId }], select },
  });
  const answers = JSON.parse(found) as readonly { readonly document?: { readonly name: string } }[];
  return answers.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}

interface Stored {
  readonly fields?: {
    readonly currencies?: {
      readonly mapValue: {
        readonly fields: Readonly<
          Record<
            string,
            {
              readonly mapValue: {
                readonly fields: Readonly<Record<string, { readonly integerValue?: string }>>;
              };
            }
          >
        >;
      };
    };
  };
}

/** The cash of one currency between doors and the demo store. */
export async function courierCash(currency: CurrencyCode) {
  const stored = JSON.parse(await ask('/stores/demo/summaries/couriers', 'GET').catch(() => '{}')) as Stored;
  const sums = stored.fields?.currencies?.mapValue.fields[currency]?.mapValue.fields ?? {};
  const sum = (name: string) => Number(sums[name]?.integerValue ?? 0);
  return {
    collected: sum('collected'),
    settled: sum('settled'),
    received: sum('received'),
    fees: sum('fees'),
  };
}

/** Lets the time go by until an entry of the demo store's outbox is due: it is sent now. */
export async function sendNow(entry: `review-asked-${string}` | `cart-left-${string}`): Promise<void> {
  const dueAt = { timestampValue: new Date().toISOString() };
  await ask(`/stores/demo/outbox/${entry}?updateMask.fieldPaths=dueAt`, 'PATCH', { fields: { dueAt } });
  await sendLeftOutbox();
}

/** What the schedule does every minute. */
export async function sendLeftOutbox(): Promise<void> {
  await runSchedule('sendLeftOutbox');
}

/** Lets the instant come at which an own page begins or ends, and what runs every few minutes see it. */
export async function letPageTurn(id: string, instant: 'next.from' | 'live.to'): Promise<void> {
  const past = { integerValue: String(Date.now() - 1000) };
  const [publication = '', field = ''] = instant.split('.');
  const mask = `updateMask.fieldPaths=${instant}&updateMask.fieldPaths=turnsAt`;
  await ask(`/stores/demo/ownPages/${id}?${mask}`, 'PATCH', {
    fields: { [publication]: { mapValue: { fields: { [field]: past } } }, turnsAt: past },
  });
  await runSchedule('applyDueChanges');
}

const runSchedule = (name: string) =>
  fetch(`http://${setting('NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST')}/emulator/run/${name}`, { method: 'POST' });
