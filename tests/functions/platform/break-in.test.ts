import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import type { Entry } from '@/functions/src/adapters/archive/format';
import { entriesOf, openArchive } from '@/scripts/store/archive/read-archive';
import { runStore } from '@/scripts/store/main';
import type { Named } from '@/tests/fixtures/firebase/callable-case';
import { CALLABLE_CASES, isLetIn } from '@/tests/fixtures/firebase/callable-cases';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import {
  statusOfDeleting,
  statusOfListing,
  statusOfReading,
  statusOfWriting,
} from '@/tests/fixtures/firebase/under-rules';
import { statusInStorage, uploaded } from '@/tests/fixtures/firebase/uploads';
import { fillStore } from '@/tests/fixtures/shop/busy-store';
import { anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('break-in');
const other = new LocalShop('break-in-other');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'break-in-'));
/** What nobody else writes or names. */
const SECRET = { text: 'Rang twice', fullName: 'Widad Secret', email: 'widad@example.com' };

/** By the row of `CALLABLE_CASES` that says what they may. */
const INTRUDERS = ['secondOwner', 'otherShopper'] as const;
const clients = {} as Record<(typeof INTRUDERS)[number] | 'guest' | 'owner', Client>;
let named: Named;
let documents: readonly string[];
let pictures: readonly string[];

/** A store in which something of each kind has happened, and its own full export. */
beforeAll(async () => {
  await Promise.all([shop.open(), other.open()]);
  const owner = await shop.staff();
  const shopper = await shop.member('shopper');
  named = await fillStore(shop, {
    owner,
    shopper,
    staff: await shop.member('staff', { [shop.id]: 'staff' }),
  });
  Object.assign(clients, { owner, guest: await shop.guest(), secondOwner: await other.staff() });
  clients.otherShopper = await shop.member('other-shopper');
  const { storeId, orderId } = named;
  const { text, ...buyer } = SECRET;
  await owner.call('addOrderNote', { storeId, orderId, key: randomUUID(), text });
  await shop.placed(shopper, { address: anAddress(buyer) });
  await shop.counted();
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  for (const folder of ['logo', 'products/board'])
    await owner.call('keepPicture', { storeId, folder, upload: await uploaded(owner, storeId, photo) });
  const exported = await exportedEntries();
  documents = [
    ...exported.flatMap((entry) => (entry.kind === 'document' ? [entry.document.path] : [])),
    collections.user(shopper.uid),
  ];
  pictures = exported.flatMap((entry) => (entry.kind === 'picture' ? [entry.picture.path] : []));
});
afterAll(async () => {
  await Promise.all([shop, other].map((one) => one.close()));
  fs.rmSync(folder, { recursive: true });
});

/** What `npm run store -- export` writes of the store. */
async function exportedEntries(): Promise<Entry[]> {
  const file = path.join(folder, `${randomUUID()}.jsonl`);
  const silent = { print() {}, warn() {}, progress() {}, consent: () => Promise.resolve() };
  const code = await runStore(['export', '--id', shop.id, '--out', file], process.env, () => silent);
  expect(code).toBe(0);
  const entries: Entry[] = [];
  for await (const entry of entriesOf(await openArchive(file))) entries.push(entry);
  return entries;
}

/** Counted also for calls that are refused, and sent in their own time. */
const OWN_BUSINESS = /\/(rateLimits|outbox)\//;

/** The lines of the export that say something about the store. */
const said = async () =>
  (await exportedEntries())
    .filter((entry) => entry.kind !== 'document' || !OWN_BUSINESS.test(entry.document.path))
    .map((entry) => JSON.stringify(entry));

test('the export that is tried has orders, notes, reviews, messages, customers, people, counters and pictures', () => {
  const kinds = new Set(documents.map((at) => at.split('/').at(-2)));
  for (const kind of ['orders', 'notes', 'reviews', 'private', 'contactRequests', 'customers', 'audit'])
    expect([...kinds]).toContain(kind);
  for (const kind of ['rateLimits', 'storeSetting', 'storeUsers', 'orderKeys'])
    expect([...kinds]).toContain(kind);
  expect(pictures).toHaveLength(2);
});

test.each(INTRUDERS)(
  '%s reads, lists, writes and deletes no document of the export that a stranger would not',
  async (name) => {
    const [intruder, stranger] = [clients[name], clients.guest];
    const answers = new Set<number>();
    for (const at of documents) {
      const asStranger = await Promise.all([statusOfReading(stranger, at), statusOfListing(stranger, at)]);
      asStranger.forEach((status) => answers.add(status));
      const asIntruder = await Promise.all([statusOfReading(intruder, at), statusOfListing(intruder, at)]);
      expect([at, asIntruder]).toEqual([at, asStranger]);
      expect([at, await statusOfWriting(intruder, at, { role: 'owner', total: 1 })]).toEqual([at, 403]);
      expect([at, await statusOfDeleting(intruder, at)]).toEqual([at, 403]);
    }
    expect(answers).toEqual(new Set([200, 403]));
  },
);

test.each(INTRUDERS)(
  '%s sees the pictures of the export as everybody does, and changes none',
  async (name) => {
    const intruder = clients[name];
    for (const at of [...pictures, `stores/${shop.id}/logo/mine.webp`]) {
      const seen = await statusInStorage(clients.guest, 'GET', at);
      expect([at, await statusInStorage(intruder, 'GET', at)]).toEqual([at, seen]);
      for (const method of ['POST', 'PATCH', 'DELETE'] as const)
        expect([at, method, await statusInStorage(intruder, method, at, { body: '{}' })]).toEqual([
          at,
          method,
          403,
        ]);
    }
    expect(await statusInStorage(intruder, 'GET', '', { query: `prefix=stores/${shop.id}/` })).toBe(403);
  },
);

test.each(INTRUDERS)('%s gets nothing of the store from any callable, by its own ids', async (name) => {
  const before = await said();
  const attempts = CALLABLE_CASES.flatMap((entry) => {
    const inTheirs = isLetIn(entry, name) ? [] : [entry.request(named)];
    // As if what they name were their own store's.
    return [...inTheirs, entry.request({ ...named, storeId: other.id })].map((request) => ({
      entry,
      request,
    }));
  }).filter(({ entry }) => !['endSessions', 'deleteMyAccount'].includes(entry.name));
  const told = attempts.map(async ({ entry, request }) => {
    const answer = await clients[name].call(entry.name, request as Callables[CallableName]['request']);
    const shown = Object.values(SECRET).filter((secret) => JSON.stringify(answer).includes(secret));
    return shown.map((secret) => [entry.name, secret]);
  });
  expect((await Promise.all(told)).flat()).toEqual([]);
  expect(await said()).toEqual(before);
});
