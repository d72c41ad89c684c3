import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { rateLimitsOf } from '@/functions/src/limits/rate-limits';
import { UPLOAD_MAX_BYTES } from '@/lib/domain/pictures/picture';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import {
  begun,
  publicBytes,
  statusInStorage,
  storedByBrowser,
  uploaded,
} from '@/tests/fixtures/firebase/uploads';

const shop = new LocalShop('uninspected');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
let owner: Client;
let shopper: Client;

beforeAll(async () => {
  await shop.open();
  owner = await shop.staff();
  shopper = await shop.member('shopper');
});
afterAll(() => shop.close());

test('fault 56: no browser stores what nobody inspected, so no download token leads anybody to it', async () => {
  for (const client of [owner, shopper])
    for (const folder of [`uploads/${client.uid}`, `users/${client.uid}`, `stores/${shop.id}/logo`]) {
      const path = `${folder}/${randomUUID()}`;
      expect([path, await storedByBrowser(client, path, SVG)]).toEqual([path, { status: 403, served: null }]);
    }
});

test("fault 56: an upload that waits for inspection has no download token, is nobody's to read and no picture", async () => {
  const upload = await uploaded(shopper, shop.id, SVG);
  const path = storagePaths.upload(shopper.uid, upload);
  expect(await publicBytes(path)).toBeNull();
  for (const client of [shopper, owner]) expect(await statusInStorage(client, 'GET', path)).toBe(403);
  const [metadata] = await getStorage(shop.app).bucket().file(path).getMetadata();
  expect(metadata).toMatchObject({
    contentType: 'application/octet-stream',
    contentDisposition: 'attachment',
    cacheControl: 'private, no-store',
  });
  expect(metadata.metadata).toBeUndefined();
  expect(await shopper.call('keepPhoto', { storeId: shop.id, upload })).toMatchObject({ ok: false });
  const [exists] = await getStorage(shop.app).bucket().file(path).exists();
  expect(exists).toBe(false);
});

test("fault 56: the bytes that one person stores in an hour are bounded, and nobody opens an upload of the store's pictures but its people", async () => {
  const { most = 0 } = rateLimitsOf('photoBytes').person ?? {};
  const largest = () => begun(shopper, shop.id, randomUUID(), UPLOAD_MAX_BYTES);
  const answers = await Promise.all(Array.from({ length: most / UPLOAD_MAX_BYTES + 3 }, largest));
  const opened = answers.filter(({ ok }) => ok).length;
  expect(opened * UPLOAD_MAX_BYTES).toBeLessThanOrEqual(most);
  expect(opened).toBeGreaterThan(0);
  expect(await largest()).toMatchObject({ error: { code: 'too-many-requests' } });

  const tooLarge = await begun(owner, shop.id, randomUUID(), UPLOAD_MAX_BYTES + 1, 'picture');
  expect(tooLarge).toMatchObject({ error: { fields: { picture: 'field.picture.size' } } });
  const other = await shop.member('other');
  const answer = await begun(other, shop.id, randomUUID(), 1000, 'picture');
  expect(answer).toEqual({ ok: false, error: { code: 'not-allowed' } });
  expect(await begun(await shop.guest(), shop.id, randomUUID(), 1000)).toEqual({
    ok: false,
    error: { code: 'login-required' },
  });
});
