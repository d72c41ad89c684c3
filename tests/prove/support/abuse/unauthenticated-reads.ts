import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Budget } from './budget';

/** FAULTS.md, 59: the most reads that one request may be billed. */
const READS_BUDGET = 100;

const group = { collectionId: 'products', allDescendants: true };
const own = { collectionId: 'products' };
const QUERIES = [
  ['all products, without a limit', { from: [own] }],
  ['1,000 products at once', { from: [own], limit: 1000 }],
  ['one product behind 140 others', { from: [own], offset: 140, limit: 1 }],
  ['the products of all stores', { from: [group], limit: 1000 }],
] as const;

/** What strangers can have billed with one query; a refusal may read what the rules ask for. */
export async function unauthenticatedReads(store: StoreId): Promise<Budget[]> {
  const rows: Budget[] = [];
  for (const [attack, structuredQuery] of QUERIES) {
    const isGroup = 'allDescendants' in structuredQuery.from[0];
    const parent = isGroup ? '' : collections.products(store).replace(/\/products$/, '');
    const measured = await readsDuring(() => query(parent, structuredQuery));
    rows.push({ attack, unit: 'billed reads per request', budget: READS_BUDGET, measured });
  }
  return rows;
}

async function query(parent: string, structuredQuery: object): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const documents = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`${documents}${parent && `/${parent}`}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery }),
  });
  await answer.text();
}

interface Usage {
  readonly by: readonly { readonly kind: string; readonly reads: number; readonly rulesReads: number }[];
}

/** What clients were billed meanwhile, by the local Firebase's own count. */
async function readsDuring(act: () => Promise<void>): Promise<number> {
  const url = process.env.LOCAL_MAILBOX_URL ?? '';
  await fetch(`${url}/usage/reset`, { method: 'POST' });
  await act();
  const { by } = (await (await fetch(`${url}/usage.json`)).json()) as Usage;
  return by
    .filter(({ kind }) => kind === 'client')
    .reduce((sum, { reads, rulesReads }) => sum + reads + rulesReads, 0);
}
