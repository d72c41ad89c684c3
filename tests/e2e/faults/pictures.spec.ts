import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { imageUrl } from '@/lib/pictures/image-url';
import { scaled } from '@/tests/fixtures/files/scaled';
import { callableUrl } from '@/tests/fixtures/firebase/callable-url';
import { photo } from '../support/board-editor';
import { firstProduct } from '../support/catalogue';
import { logIn, OWNER, PASSWORD } from '../support/people/people';
import { expect, test } from '../support/shop-test';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const INSPECTION_MS = 1500;
const STORE = 'demo';

/** As a script of the owner's does that goes past the admin's own pages. */
async function ownersScript(request: APIRequestContext) {
  const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET } =
    process.env;
  const accounts = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts`;
  const signedIn = await request.post(`${accounts}:signInWithPassword?key=local`, {
    data: { email: OWNER, password: PASSWORD, returnSecureToken: true },
  });
  const { idToken, localId } = (await signedIn.json()) as { idToken: string; localId: string };
  const objects = `http://${FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET}/o`;
  return {
    localId,
    /** The status with which Storage answers an upload of the SDK's. */
    async upload(path: string, body: Buffer | string, contentType: string): Promise<number> {
      const answer = await request.post(`${objects}?name=${encodeURIComponent(path)}`, {
        headers: { authorization: `Firebase ${idToken}`, 'content-type': contentType },
        data: body,
      });
      return answer.status();
    },
    /** Sends `body` to where uploads wait for inspection; resolves to its path. */
    async sendForInspection(body: Buffer | string): Promise<string> {
      const upload = randomUUID();
      const data = {
        storeId: STORE,
        look: 'picture',
        upload,
        bytes: body.length,
        origin: 'http://localhost',
      };
      const begun = await request.post(callableUrl('beginUpload'), {
        headers: { authorization: `Bearer ${idToken}` },
        data: { data },
      });
      const { result } = (await begun.json()) as { result: { url: string } };
      expect((await request.put(result.url, { data: body })).status()).toBe(200);
      return `uploads/${localId}/${upload}`;
    },
  };
}

test('fault 56: nothing is stored by the SDK, so that no download token leads to what nobody inspected', async ({
  request,
}) => {
  const { localId, upload } = await ownersScript(request);
  for (const path of [`uploads/${localId}/1`, `users/${localId}/1.jpg`, 'stores/demo/products/x/1.webp']) {
    expect(await upload(path, SVG, 'image/png')).toBe(403);
    expect(await upload(path, HTML, 'text/html')).toBe(403);
    expect(await upload(path, await photo('teal'), 'image/webp')).toBe(403);
  }
});

test('fault 56: what was not inspected is at no address, and the site draws nothing of it', async ({
  request,
}) => {
  const { sendForInspection } = await ownersScript(request);
  for (const body of [SVG, HTML, await photo('teal')]) {
    const path = await sendForInspection(body);
    expect((await request.get(imageUrl(path))).status()).toBe(403);
    for (const address of [imageUrl(path), `${imageUrl(path)}&token=1`])
      expect((await request.get(scaled(address, 640))).status()).toBe(400);
  }
});

test('fault 57: pictures are drawn by their published address and the widths of the shop alone, all else is 400', async ({
  request,
}) => {
  const { images } = await firstProduct();
  const address = imageUrl(images[0]?.path ?? '');
  const published = scaled(address, 640);
  const invented = Array.from({ length: 20 }, (_, n) => [
    scaled(`${address}&x=${n}`, 640),
    scaled(`${address}#${n}`, 640),
    scaled(address.replace('//', `//${n}@`), 640),
    scaled(
      address.replace(/[a-z](?=[^a-z]*\.webp)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      384 + n,
    ),
    `${published}&x=${n}`,
    published.replace('w=640', `w=${641 + n}`),
    published.replace('q=75', `q=${n}`),
    `/_next/image?url=%2Flogo.webp%3F${n}&w=640&q=75`,
  ]).flat();
  const drawn: string[] = [];
  for (const path of invented) {
    const answer = await request.get(path);
    if (answer.status() !== 400 || answer.headers()['x-nextjs-cache']) drawn.push(path);
  }
  expect(drawn).toEqual([]);
  const shown = await request.get(published);
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, expect.stringContaining('image/')]);
});

test('fault 42: the editor tells what the server finds in a file, and waits for it', async ({ page }) => {
  await logIn(page, OWNER, '/admin/products/new');
  await page.route('**/keepPicture', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, INSPECTION_MS));
    await route.continue();
  });
  const file = { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await photo('teal') };
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await page.getByLabel('Add pictures').setInputFiles([file]);
  await expect(page.getByText('one.jpg')).toBeVisible();
  await expect(pictures).toHaveCount(1);

  // As an extension of the browser might that swaps what is sent.
  await page.evaluate((svg) => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob([svg], { type: 'image/webp' }));
  }, SVG);
  await page.getByLabel('Add pictures').setInputFiles([file]);
  await expect(page.getByRole('alert').filter({ hasText: 'one.jpg' })).toContainText(
    'Please choose a PNG, JPG, WebP or AVIF picture',
  );
  await expect(pictures).toHaveCount(1);
});
