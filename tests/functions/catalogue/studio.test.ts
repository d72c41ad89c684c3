import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { createDrawProof } from '@/functions/src/adapters/pictures/draw-proof';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import type { DrawBoard } from '@/functions/src/adapters/studio/draw-board';
import { createReadVerses } from '@/functions/src/adapters/studio/load-verses';
import type { Caller } from '@/functions/src/callable';
import { saveDesign } from '@/functions/src/handlers/studio/save-design';
import { deleteDraft, sweepDesigns } from '@/functions/src/handlers/studio/sweep-designs';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { escapeMarkup } from '@/lib/domain/escape-markup';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { designInput, DRAFT_LIFETIME_MS, parseDesign } from '@/lib/domain/studio/design/design';
import { designHash } from '@/lib/domain/studio/design/design-hash';
import { MOST_TEMPLATE_VERSIONS, parseTemplateVersion } from '@/lib/domain/studio/template/template-version';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { aDesignInput, aStoredDesign, aStudioProduct, aTemplate } from '@/tests/fixtures/studio/studio';

const shop = new LocalShop('studio');
const bucket = () => getStorage(shop.app).bucket();
/** Draws nothing but what tells boards apart: Jest cannot load HarfBuzz, with which the callables below draw. */
const drawBoard: DrawBoard = async (_, input) => {
  const { widthMm, heightMm, ...look } = input;
  const words = escapeMarkup(JSON.stringify(look));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm"><desc>${words}</desc></svg>`;
  return { ok: true, svg, hash: await designHash(svg) };
};
let at = Date.UTC(2026, 2, 1);
const deps = {
  db: shop.db,
  now: () => at,
  newId: () => shop.db.collection('ids').doc().id,
  runInQueue: createRunInQueue(),
  pictures: createPictureStore(bucket),
  drawBoard,
  drawProof: createDrawProof(),
  readVerses: createReadVerses('data/quran/quran-simple.txt'),
};
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [aStudioProduct({ studio: false })] });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

const template = aTemplate();
const ours = { storeId: shop.id, productId: 'board' };
type Changes = Partial<Callables['saveDesign']['request']>;
const aRequest = (changes: Changes) => ({
  ...{ ...ours, variantId: 'board-red', input: aDesignInput(), svgHash: '0'.repeat(64) },
  ...changes,
});
const save = (changes: Changes = {}, uid = guest.uid, by = deps) =>
  saveDesign(by, aRequest(changes), { uid } as Caller);
/** What the shopper's browser drew, of the input as it is kept. */
async function seen(input = aDesignInput()): Promise<string> {
  const drawn = await drawBoard(template, designInput(template, input));
  return drawn.ok ? drawn.hash : '';
}
async function saved(changes: Changes = {}, uid = guest.uid, by = deps) {
  const answer = await save({ svgHash: await seen(changes.input), ...changes }, uid, by);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
const designOf = async (id: string) => {
  const stored = await shop.db.doc(collections.design(shop.store, id)).get();
  return stored.exists ? parseDesign(id, stored.data()) : null;
};

test('nothing is designed of a product before its template is saved, which counts its versions', async () => {
  expect(await save()).toMatchObject({ error: { code: 'product-not-found' } });
  const first = { ...ours, baseVersion: 0, template };
  expect(await owner.call('saveStudioTemplate', first)).toEqual({ ok: true, value: { version: 1 } });
  expect(await owner.call('saveStudioTemplate', first)).toMatchObject({
    error: { code: 'edited-meanwhile' },
  });
  expect((await shop.product()).studio).toBe(true);
  const broken = { ...ours, baseVersion: 1, template: { ...template, layers: [] } };
  expect(await owner.call('saveStudioTemplate', broken)).toMatchObject({ error: { code: 'invalid-input' } });
  const gone = { ...ours, baseVersion: 1, template: null };
  expect(await owner.call('saveStudioTemplate', gone)).toEqual({ ok: true, value: { version: 0 } });
  expect((await shop.product()).studio).toBe(false);
  // Numbers go on, so that each names one template for good.
  expect(await owner.call('saveStudioTemplate', first)).toEqual({ ok: true, value: { version: 2 } });
  const other = { ...first, productId: 'none' };
  expect(await owner.call('saveStudioTemplate', other)).toMatchObject({
    error: { code: 'product-not-found' },
  });
});

test('every save is a version with its author; an earlier one is saved anew, and the oldest go', async () => {
  await shop.put(aStudioProduct({ id: 'old', slug: 'old', studio: true }));
  const of = { ...ours, productId: 'old' };
  const versions = shop.db.collection(collections.studioTemplateVersions(shop.store, 'old'));
  const listed = async () => {
    const { docs } = await versions.orderBy('version', 'desc').get();
    return docs.map((one) => parseTemplateVersion(one.id, one.data()));
  };
  // Saved before there were versions.
  await shop.db.doc(collections.studioTemplate(shop.store, 'old')).set({ ...template, version: 3 });
  const changed = { ...template, makingDays: 9 };
  expect(await owner.call('saveStudioTemplate', { ...of, baseVersion: 3, template: changed })).toMatchObject({
    value: { version: 4 },
  });
  const [newest, oldest] = await listed();
  expect(newest).toMatchObject({ template: { version: 4, makingDays: 9 } });
  expect(newest?.author).toContain('@');
  expect(oldest).toMatchObject({ template: { version: 3, makingDays: template.makingDays }, author: '' });

  await owner.call('saveStudioTemplate', { ...of, baseVersion: 4, template });
  expect((await listed()).map(({ template: { version } }) => version)).toEqual([5, 4, 3]);
  const kept = Array.from({ length: MOST_TEMPLATE_VERSIONS }, (_, number) => number + 10);
  const batch = shop.db.batch();
  for (const version of kept)
    batch.set(versions.doc(String(version)), { version, content: template, savedAt: at, author: '' });
  await batch.commit();
  await owner.call('saveStudioTemplate', { ...of, baseVersion: 5, template });
  const after = (await listed()).map(({ template: { version } }) => version);
  expect(after).toHaveLength(MOST_TEMPLATE_VERSIONS);
  expect([after[0], after.at(-1)]).toEqual([60, 11]);

  await owner.call('saveStudioTemplate', { ...of, baseVersion: 60, template: null });
  expect(await listed()).toHaveLength(MOST_TEMPLATE_VERSIONS);
  await owner.call('deleteProduct', of);
  expect(await listed()).toEqual([]);
});

test('a verse is the verified text of its reference, letter for letter', async () => {
  const fields = template.fields.map((field) =>
    field.id === 'name' ? { ...field, kind: 'verse' as const } : field,
  );
  const ref = shop.db.doc(collections.studioTemplate(shop.store, 'board'));
  await ref.update({ fields });
  const verse = { surah: 94, from: 6, to: 6 };
  const text = (await deps.readVerses()).textOf(verse) ?? '';
  const input = aDesignInput({ texts: { name: text }, verses: { name: verse } });
  const drawn = await drawBoard(template, designInput({ ...template, fields }, input));
  const svgHash = drawn.ok ? drawn.hash : '';
  const wrongs: readonly Partial<DesignInput>[] = [
    { texts: { name: text.slice(1) } },
    { verses: {} },
    { verses: { name: { surah: 94, from: 5, to: 5 } } },
  ];
  for (const wrong of wrongs)
    expect(await save({ svgHash, input: { ...input, ...wrong } })).toMatchObject({
      error: { code: 'invalid-input', fields: { name: 'field.invalid' } },
    });
  const kept = await save({ svgHash, input });
  expect(kept.ok && (await designOf(kept.value.designId))?.input.verses).toEqual({ name: verse });
  await ref.update({ fields: template.fields });
});

test('a board is drawn again, stored with its proof, and the same board is one design', async () => {
  const one = await saved();
  expect(one).toMatchObject({ addOn: 500, words: [{ text: 'Haddad' }], makingDays: 4 });
  expect(await designOf(one.designId)).toMatchObject({
    uid: guest.uid,
    templateVersion: 2,
    svgHash: await seen(),
    lockedBy: null,
    expireAt: at + DRAFT_LIFETIME_MS,
  });
  const [proof] = await bucket().file(one.proofPath).download();
  expect(proof.subarray(1, 4).toString()).toBe('PNG');
  const [svg] = await bucket().file(storagePaths.design(shop.store, one.designId)).download();
  expect(svg.toString()).toMatch(/^<svg[^>]+mm"/);
  expect((await saved({ input: aDesignInput({ texts: { name: ' Haddad ' } }) })).designId).toBe(one.designId);
  const others = [
    await saved({ input: aDesignInput({ inkId: 'gold' }) }),
    await saved({}, owner.uid),
    await saved({ input: aDesignInput({ frameId: 'oak' }) }),
  ];
  expect(new Set([one, ...others].map(({ designId }) => designId)).size).toBe(4);
  expect(others[2]?.addOn).toBe(2000);
});

test('a design is ordered as it was saved', async () => {
  const { designId } = await saved();
  const order = await shop.placed(guest, { lines: [aRequestedLine({ designId, seenPrice: 3000 })] });
  expect(order).toMatchObject({ lines: [{ unitPrice: 3000, design: { id: designId } }] });
  expect(await designOf(designId)).toMatchObject({ lockedBy: order.id, expireAt: null });
});

test.each([
  ['another board than was seen', { svgHash: 'f'.repeat(64) }, 'design-differs'],
  ['a size that the variant does not have', { input: aDesignInput({ widthMm: 400 }) }, 'invalid-input'],
  ['words that are missing', { input: aDesignInput({ texts: {} }) }, 'invalid-input'],
  ['an ink that is not offered', { input: aDesignInput({ inkId: 'neon' }) }, 'invalid-input'],
  ['another variant', { variantId: 'none' }, 'invalid-input'],
  ['another product', { productId: 'none' }, 'product-not-found'],
  ['a face that no font is', { input: aDesignInput({ arabicFace: 'x' as 'naskh' }) }, 'invalid-input'],
  ['an emoji', { input: aDesignInput({ texts: { name: 'Haddad 😀' } }) }, 'invalid-input'],
])('the server draws with its own fonts, and refuses %s', async (_, changes, code) => {
  expect(await guest.call('saveDesign', aRequest(changes))).toMatchObject({ ok: false, error: { code } });
});

test('a picture on a board is the shopper’s own, inspected, and copied for the design', async () => {
  const { default: sharp } = await import('sharp');
  const plain = { create: { width: 1200, height: 1000, channels: 3, background: 'red' } } as const;
  const bytes = await sharp(plain).jpeg().toBuffer();
  const own = storagePaths.designPicture(shop.store, guest.uid, 'p1');
  await deps.pictures.keep(own, { bytes, contentType: 'image/jpeg', width: 1200, height: 1000 });
  const withPicture = (path: string, widthPx = 1200) =>
    aDesignInput({
      pictures: {
        photo: { path, widthPx, heightPx: 1000, crop: { x: 0, y: 0, width: 1000, height: 1000 } },
      },
    });
  const design = await saved({ input: withPicture(own) });
  expect(design.addOn).toBe(1400);
  const copy = storagePaths.designFile(shop.store, design.designId, 'photo');
  expect(await deps.pictures.sizeOf(copy)).toEqual({ width: 1200, height: 1000 });
  const foreign = storagePaths.designPicture(shop.store, owner.uid, 'p1');
  for (const input of [withPicture(foreign), withPicture(own, 900), withPicture('stores/studio/logo/a.webp')])
    expect(await save({ input })).toMatchObject({ error: { fields: { photo: 'field.invalid' } } });

  // It stays as long as the last draft with it.
  at = Date.now() + DRAFT_LIFETIME_MS - 1000;
  await saved({ input: withPicture(own) });
  at += DRAFT_LIFETIME_MS - 1000;
  await sweepDesigns(deps);
  expect(await deps.pictures.sizeOf(own)).toEqual({ width: 1200, height: 1000 });
  at += 2000;
  await sweepDesigns(deps);
  expect(await deps.pictures.sizeOf(own)).toBeNull();
});

test('a draft that nobody ordered or saved again is deleted with its drawings; an ordered design never', async () => {
  const ordered = await saved();
  const draft = await saved({ input: aDesignInput({ texts: { name: 'Nasser' } }) });
  at += DRAFT_LIFETIME_MS / 2;
  const kept = await saved({ input: aDesignInput({ texts: { name: 'Said' } }) });
  at += DRAFT_LIFETIME_MS / 2;
  await sweepDesigns(deps);
  expect(await designOf(draft.designId)).toBeNull();
  expect(await bucket().file(draft.proofPath).exists()).toEqual([false]);
  expect([await designOf(kept.designId), await designOf(ordered.designId)]).not.toContain(null);
});

test('a draft that is saved again while it is deleted has all its drawings, or is gone with them', async () => {
  const { pictures } = deps;
  const input = aDesignInput({ texts: { name: 'Salem' } });
  const { designId } = await saved({ input });
  const remove = jest.fn((path: string) => pictures.remove(path));
  remove.mockImplementationOnce(async (path) => {
    await saved({ input });
    await pictures.remove(path);
  });
  const ref = shop.db.doc(collections.design(shop.store, designId));
  await deleteDraft({ db: shop.db, pictures: { ...pictures, remove } }, ref);
  expect(await designOf(designId)).toBeNull();

  const keep = jest.fn(pictures.keep.bind(pictures));
  // What was there until then goes just afterwards.
  keep.mockImplementationOnce(() => Promise.resolve());
  await saved({ input }, guest.uid, { ...deps, pictures: { ...pictures, keep } });
  expect(await bucket().file(storagePaths.design(shop.store, designId)).exists()).toEqual([true]);
});

test('one run deletes all that are due, more than one read answers', async () => {
  const old = { expireAt: Timestamp.fromMillis(at) };
  const batch = shop.db.batch();
  for (let one = 0; one < 203; one += 1)
    batch.set(
      shop.db.doc(collections.design(shop.store, `old${one}`)),
      aStoredDesign(shop.id, `old${one}`, old),
    );
  await batch.commit();
  // Nothing was drawn of them, and the local storage is slow to say so.
  const nothing = () => Promise.resolve();
  const pictures = { ...deps.pictures, remove: nothing, removeBelow: nothing, removeOlder: nothing };
  await sweepDesigns({ ...deps, pictures });
  const left = shop.db.collection(collections.designs(shop.store)).where('expireAt', '<=', old.expireAt);
  expect((await left.count().get()).data().count).toBe(0);
});

test('an account has its designs, and takes its drafts along when it goes', async () => {
  const rana = await shop.member('rana');
  const draft = await saved({}, rana.uid);
  const ordered = await saved({ input: aDesignInput({ inkId: 'gold' }) }, rana.uid);
  await shop.placed(rana, {
    lines: [aRequestedLine({ designId: ordered.designId, seenPrice: 3000 })],
  });
  const exported = await rana.call('exportMyData', { storeId: shop.id });
  if (!exported.ok) throw new Error(exported.error.code);
  const ids = exported.value.designs.map(({ id }) => id);
  expect(ids.sort()).toEqual([draft.designId, ordered.designId].sort());
  expect(await rana.call('deleteMyAccount', { storeId: shop.id })).toMatchObject({ ok: true });
  expect(await designOf(draft.designId)).toBeNull();
  expect(await designOf(ordered.designId)).toMatchObject({
    uid: null,
    lockedBy: expect.any(String) as string,
  });
});
