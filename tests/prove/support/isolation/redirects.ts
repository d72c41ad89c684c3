import assert from 'node:assert/strict';
import type { Firestore } from 'firebase-admin/firestore';
import { writeDomains, readDomains } from '@/functions/src/adapters/database/domain-records';
import { collections } from '@/lib/domain/collections';
import { NO_DOMAIN } from '@/lib/domain/tenancy/domain-changes';
import { pause } from '../killed-firebase';
import { storeOf } from '../many-stores/thin-stores';
import { ask } from './ask';
import type { Shop } from './shops';

const BOUND_MS = 2_000;

const LEAVING = [
  '/',
  '/ar',
  '/products',
  '/products?q=board&stock=1',
  '/products/board?utm_source=a%20b',
  '/about-us',
];
const STAYING = [
  ...['/cart', '/login', '/reset-password?mode=resetPassword&oobCode=a', '/admin/dashboard', '/robots.txt'],
  ...['/sitemap.xml', '/manifest.webmanifest', '/api/health', '/api/shell?locale=en', '/products?stay=1'],
];

/**
 * A page leads from the platform's host to the domain with its path, no sign-in or file does, and within two seconds after
 * the domain is lost no page does any more.
 */
export async function proveRedirects(db: Firestore, origin: string, shops: readonly Shop[]): Promise<string> {
  const moved = shops.filter(({ hosts }) => hosts.length > 1);
  const at = (host: string, path: string) => ask(origin, path, ['host', host]);
  for (const { hosts } of moved) {
    const [domain = '', platform = ''] = hosts;
    for (const path of LEAVING) {
      const { status, headers } = await at(platform, path);
      const [bare] = path.split('?');
      assert.deepEqual([path, status, headers.location], [path, 308, `https://${domain}${bare}`]);
      assert.match(String(headers['cache-control']), /max-age=0/);
      assert.equal((await at(domain, path)).status, 200, `${domain}${path}`);
    }
    for (const path of STAYING) assert.equal((await at(platform, path)).status, 200, `${platform}${path}`);
  }
  const [{ at: lost, hosts } = { at: 0, hosts: [] }] = moved;
  await loseDomain(db, lost);
  const began = performance.now();
  for (const path of LEAVING)
    while ((await at(hosts[1] ?? '', path)).status !== 200) {
      assert.ok(performance.now() - began < BOUND_MS, `${path} still leads to a domain that was lost.`);
      await pause(25);
    }
  return `${moved.length} domains redirected to, one lost in ${Math.round(performance.now() - began)} ms`;
}

/** As the check that finds a domain lost writes it. */
const loseDomain = (db: Firestore, at: number): Promise<void> =>
  db.runTransaction(async (tx) => {
    const { held } = await readDomains(tx, db, storeOf(at), []);
    tx.update(db.doc(collections.storeSetting(storeOf(at))), { customDomain: '' });
    writeDomains(tx, db, storeOf(at), held, NO_DOMAIN);
  });
