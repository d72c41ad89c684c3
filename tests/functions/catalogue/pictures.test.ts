import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import { createReencodePicture } from '@/functions/src/adapters/pictures/reencode-picture';
import type { Caller } from '@/functions/src/callable';
import { keepPhoto } from '@/functions/src/handlers/pictures/keep-picture';
import { sweepUploads } from '@/functions/src/handlers/pictures/sweep-uploads';
import { collections } from '@/lib/domain/collections';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { pixelBomb } from '@/tests/fixtures/files/pixel-bomb';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { publicBytes, statusInStorage, uploaded } from '@/tests/fixtures/firebase/uploads';
import { runSchedule } from '@/tests/fixtures/money/card-orders';

const shop = new LocalShop('pictures');
const MINUTE_MS = 60 * 1000;
const FOLDER = 'products/board';
let owner: Client;
let shopper: Client;

beforeAll(async () => {
  await shop.open();
  owner = await shop.staff();
  shopper = await shop.member('shopper');
});
afterAll(() => shop.close());

const photo = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .png()
    .toBuffer();
const keep = (upload: string, client = owner) =>
  client.call('keepPicture', { storeId: shop.id, folder: FOLDER, upload });
const waits = async (client: Client, upload: string) => {
  const [exists] = await getStorage(shop.app).bucket().file(storagePaths.upload(client.uid, upload)).exists();
  return exists;
};

test('fault 42: what is uploaded nobody sees before it is drawn anew, and that is what everybody sees', async () => {
  const upload = await uploaded(owner, shop.id, await photo('teal'));
  expect(await publicBytes(storagePaths.upload(owner.uid, upload))).toBeNull();
  expect(await statusInStorage(owner, 'GET', storagePaths.upload(owner.uid, upload))).toBe(403);

  const path = `stores/${shop.id}/${FOLDER}/${upload}.webp`;
  expect(await keep(upload)).toEqual({ ok: true, value: { path, width: 640, height: 480 } });
  expect(await waits(owner, upload)).toBe(false);
  const shown = await sharp((await publicBytes(path)) ?? undefined).metadata();
  expect([shown.format, shown.exif]).toEqual(['webp', undefined]);
});

test('fault 42: what is no picture is told, gone, and nowhere to be seen', async () => {
  for (const [body, problem] of [
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'type'],
    ['<!doctype html><script>alert(1)</script>', 'type'],
    [pixelBomb(), 'pixels'],
  ] as const) {
    const upload = await uploaded(owner, shop.id, body);
    const error = { code: 'invalid-input', fields: { picture: `field.picture.${problem}` } };
    expect(await keep(upload)).toEqual({ ok: false, error });
    expect(await waits(owner, upload)).toBe(false);
    expect(await publicBytes(`stores/${shop.id}/${FOLDER}/${upload}.webp`)).toBeNull();
  }
});

test('a repeated request answers as the first, and what is shown at a path never changes', async () => {
  const upload = await uploaded(owner, shop.id, await photo('teal'));
  const answers = await Promise.all([keep(upload), keep(upload)]);
  expect(answers[0]).toEqual(answers[1]);
  const path = `stores/${shop.id}/${FOLDER}/${upload}.webp`;
  const shown = await publicBytes(path);
  await uploaded(owner, shop.id, await photo('red'), upload);
  expect(await keep(upload)).toEqual(answers[0]);
  expect(await publicBytes(path)).toEqual(shown);
});

test("nobody keeps another's upload, for no store that is not theirs, and nothing where nothing was uploaded", async () => {
  const upload = await uploaded(owner, shop.id, await photo('teal'));
  expect(await keep(upload, shopper)).toEqual({ ok: false, error: { code: 'not-allowed' } });
  const unreadable = (field: 'photo' | 'picture') => ({
    ok: false,
    error: { code: 'invalid-input', fields: { [field]: `field.${field}.unreadable` } },
  });
  const keepPhoto = (client: Client) => client.call('keepPhoto', { storeId: shop.id, upload });
  expect(await keepPhoto(shopper)).toEqual(unreadable('photo'));
  expect(await keepPhoto(await shop.guest())).toEqual({ ok: false, error: { code: 'login-required' } });
  expect(await keep(randomUUID())).toEqual(unreadable('picture'));
  for (const folder of ['../second', 'products', 'products/../../second/logo', 'elsewhere'])
    expect(await owner.call('keepPicture', { storeId: shop.id, folder, upload })).toMatchObject({
      error: { code: 'invalid-input', fields: { folder: 'field.invalid' } },
    });
  expect(await waits(owner, upload)).toBe(true);
});

test("a shopper's photo is a square of their own", async () => {
  const upload = await uploaded(shopper, shop.id, await photo('teal'));
  const path = storagePaths.profilePhoto(shopper.uid, upload);
  expect(await shopper.call('keepPhoto', { storeId: shop.id, upload })).toEqual({
    ok: true,
    value: { path },
  });
  const { format, width, height, exif } = await sharp((await publicBytes(path)) ?? undefined).metadata();
  expect([format, width, height, exif]).toEqual(['jpeg', 512, 512, undefined]);
});

test('a photo that no profile names goes with the next one, unless it is of the last hour', async () => {
  const keepAnother = async (now: () => number) => {
    const upload = await uploaded(shopper, shop.id, await photo('teal'));
    const caller = { uid: shopper.uid } as Caller;
    const pictures = createPictureStore(() => getStorage(shop.app).bucket());
    const deps = {
      db: shop.db,
      pictures,
      reencodePicture: createReencodePicture(),
      runInQueue: createRunInQueue(),
      now,
    };
    const kept = await keepPhoto(deps, { storeId: shop.id, upload }, caller);
    return kept.ok ? kept.value.path : '';
  };
  const inUse = await keepAnother(Date.now);
  await shop.db.doc(collections.user(shopper.uid)).set({ image: inUse });
  const unused = await keepAnother(Date.now);
  const recent = await keepAnother(Date.now);
  expect(await Promise.all([inUse, unused, recent].map(publicBytes))).not.toContain(null);
  await keepAnother(() => Date.now() + 61 * MINUTE_MS);
  expect(await publicBytes(inUse)).not.toBeNull();
  expect(await Promise.all([unused, recent].map(publicBytes))).toEqual([null, null]);
});

test('what was uploaded and given up is removed within minutes, what is on its way is not', async () => {
  const own = storagePaths.uploadsOf(shopper.uid);
  const upload = await uploaded(shopper, shop.id, await photo('teal'));
  await runSchedule('fillStoresAndSweepUploads');
  expect(await waits(shopper, upload)).toBe(true);
  const pictures = createPictureStore(() => getStorage(shop.app).bucket());
  const ofShopper = { removeOlder: (_: string, time: number) => pictures.removeOlder(own, time) };
  await sweepUploads({ pictures: { ...pictures, ...ofShopper }, now: () => Date.now() + 11 * MINUTE_MS });
  expect(await waits(shopper, upload)).toBe(false);
});
