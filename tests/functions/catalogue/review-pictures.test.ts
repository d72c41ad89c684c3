import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import { sweepUploads } from '@/functions/src/handlers/pictures/sweep-uploads';
import { collections } from '@/lib/domain/collections';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { publicBytes, statusInStorage, uploaded } from '@/tests/fixtures/firebase/uploads';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('review-pictures');
let staff: Client;

beforeAll(async () => {
  await shop.open();
  staff = await shop.staff();
});
afterAll(() => shop.close());

/** As a phone takes it, with its place. */
const photo = (background = 'teal') =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

const kept = async (client: Client, body?: Buffer | string) => {
  const upload = await uploaded(client, shop.id, body ?? (await photo()), undefined, 'review');
  return { upload, answer: await client.call('keepReviewPicture', { storeId: shop.id, upload }) };
};
const takenBy = async (client: Client) => (await kept(client)).upload;

const submit = (client: Client, productId: string, pictures?: readonly string[]) =>
  client.call('submitReview', {
    ...{ storeId: shop.id, productId, name: 'Layla', email: 'layla@example.com', rating: 4 },
    ...{ title: 'Calm', comment: 'Lovely.', ...(pictures && { pictures }) },
  });
const reviewOf = (productId: string, { uid }: Client) =>
  shop.db.doc(collections.review(shop.store, productId, uid));
const pathOf = (productId: string, { uid }: Client, upload: string) =>
  storagePaths.reviewPicture(shop.store, productId, uid, upload);
const isThere = async (path: string) =>
  (await getStorage(shop.app).bucket().file(path).exists())[0] ||
  (await getStorage(shop.app).bucket().file(storagePaths.thumbnail(path)).exists())[0];
const offer = (id: string) => shop.put(aProduct({ id, slug: id }));

test('a photo is drawn anew without its place, in two sizes, and is theirs alone before the review is sent', async () => {
  await offer('shown');
  const layla = await shop.member('layla');
  const { upload, answer } = await kept(layla);
  expect(answer).toEqual({ ok: true, value: { ok: true } });
  const draft = storagePaths.reviewDraft(shop.store, layla.uid, upload);
  expect(await statusInStorage(layla, 'GET', draft)).toBe(200);
  expect(await statusInStorage(staff, 'GET', draft)).toBe(403);

  expect(await submit(layla, 'shown', [upload])).toEqual({ ok: true, value: { status: 'published' } });
  const path = pathOf('shown', layla, upload);
  expect((await reviewOf('shown', layla).get()).get('pictures')).toEqual([path]);
  const [large, small] = await Promise.all([path, storagePaths.thumbnail(path)].map(publicBytes));
  const drawn = await Promise.all([large, small].map((bytes) => sharp(bytes ?? undefined).metadata()));
  expect(drawn.map(({ format, width, exif }) => [format, width, exif])).toEqual([
    ['webp', 1600, undefined],
    ['webp', 320, undefined],
  ]);
  expect(await isThere(draft)).toBe(false);
});

test('what is no picture, a fifth, and what somebody else took are refused', async () => {
  await offer('refused');
  const [omar, mallory] = [await shop.member('omar'), await shop.member('mallory')];
  const { answer } = await kept(omar, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  expect(answer).toMatchObject({ error: { fields: { picture: 'field.picture.type' } } });
  const upload = await takenBy(omar);
  expect(await submit(mallory, 'refused', [upload])).toMatchObject({
    error: { fields: { pictures: 'field.picture.unreadable' } },
  });
  expect(await submit(omar, 'refused', ['1', '2', '3', '4', upload])).toMatchObject({
    error: { fields: { pictures: 'field.pictures.many' } },
  });
});

test('a hidden review hides its pictures at once, and published again it shows them', async () => {
  await offer('judged');
  const rana = await shop.member('rana');
  const upload = await takenBy(rana);
  await submit(rana, 'judged', [upload]);
  const path = pathOf('judged', rana, upload);
  for (const to of ['rejected', 'published'] as const) {
    const seenAt = (await reviewOf('judged', rana).get()).get('updatedAt').toMillis();
    const review = { storeId: shop.id, productId: 'judged', reviewId: rana.uid };
    expect(await staff.call('moderateReview', { ...review, seenAt, to })).toMatchObject({ ok: true });
    for (const at of [path, storagePaths.thumbnail(path)])
      expect([to, (await publicBytes(at)) !== null]).toEqual([to, to === 'published']);
    for (const person of [rana, staff]) expect(await statusInStorage(person, 'GET', path)).toBe(200);
  }
});

test('its writer takes one out and puts another in; what is gone has no file, and without a list all stay', async () => {
  await offer('edited');
  const sami = await shop.member('sami');
  const [one, two, three] = [await takenBy(sami), await takenBy(sami), await takenBy(sami)];
  await submit(sami, 'edited', [one, two]);
  expect(await submit(sami, 'edited')).toMatchObject({ ok: true });
  expect(await submit(sami, 'edited', [three, two])).toMatchObject({ ok: true });
  const path = (upload: string) => pathOf('edited', sami, upload);
  expect((await reviewOf('edited', sami).get()).get('pictures')).toEqual([path(three), path(two)]);
  expect(await Promise.all([one, two, three].map((upload) => isThere(path(upload))))).toEqual([
    false,
    true,
    true,
  ]);
});

test('the store takes one picture out with a reason; the next one its writer adds waits to be looked at', async () => {
  await offer('faces');
  const huda = await shop.member('huda');
  const [one, two] = [await takenBy(huda), await takenBy(huda)];
  await submit(huda, 'faces', [one, two]);
  const picture = pathOf('faces', huda, one);
  const review = { storeId: shop.id, productId: 'faces', reviewId: huda.uid };
  const remove = (client: Client, reason = 'A face') =>
    client.call('removeReviewPicture', { ...review, picture, reason });
  expect(await remove(huda)).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await remove(staff, ' ')).toMatchObject({ error: { fields: { reason: 'field.reason.required' } } });
  const { reviewedAt } = await shop.product('faces');
  const answers = await Promise.all([remove(staff), remove(staff)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const stored = await reviewOf('faces', huda).get();
  expect(stored.get('pictures')).toEqual([pathOf('faces', huda, two)]);
  expect(stored.get('pictureRemoved.reason')).toBe('A face');
  expect(await isThere(picture)).toBe(false);
  expect((await shop.product('faces')).reviewedAt).toBeGreaterThan(reviewedAt);

  expect(await submit(huda, 'faces', [two])).toMatchObject({ value: { status: 'published' } });
  expect(await submit(huda, 'faces', [two, await takenBy(huda)])).toMatchObject({
    value: { status: 'pending' },
  });
});

test('with the board or the account they are gone, and the account exports what it has', async () => {
  await offer('left');
  await offer('ended');
  const nour = await shop.member('nour');
  const [one, two] = [await takenBy(nour), await takenBy(nour)];
  await submit(nour, 'left', [one]);
  await submit(nour, 'ended', [two]);
  const unsent = storagePaths.reviewDraft(shop.store, nour.uid, await takenBy(nour));
  const exported = await nour.call('exportMyData', { storeId: shop.id });
  const reviews = exported.ok ? exported.value.reviews : [];
  expect(reviews.flatMap(({ pictures = [] }) => pictures)).toEqual(
    expect.arrayContaining([pathOf('left', nour, one), pathOf('ended', nour, two)]),
  );
  expect(await staff.call('deleteProduct', { storeId: shop.id, productId: 'ended' })).toMatchObject({
    value: { outcome: 'deleted' },
  });
  expect(await isThere(pathOf('ended', nour, two))).toBe(false);
  const left = reviewOf('left', nour);
  expect(await nour.call('deleteMyAccount', { storeId: shop.id })).toMatchObject({ ok: true });
  expect((await left.get()).get('pictures')).toBeUndefined();
  for (const path of [pathOf('left', nour, one), unsent]) expect(await isThere(path)).toBe(false);
});

test('pictures that were never sent are swept after a day', async () => {
  const fadi = await shop.member('fadi');
  const draft = storagePaths.reviewDraft(shop.store, fadi.uid, await takenBy(fadi));
  const pictures = createPictureStore(() => getStorage(shop.app).bucket());
  const DAY_MS = 24 * 60 * 60 * 1000;
  await sweepUploads({ pictures, now: () => Date.now() + DAY_MS / 2 });
  expect(await isThere(draft)).toBe(true);
  await sweepUploads({ pictures, now: () => Date.now() + DAY_MS + 1000 });
  expect(await isThere(draft)).toBe(false);
});
