import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { imageUrl } from '@/lib/images';
import { photo } from '../support/board-editor';
import { logIn, OWNER, PASSWORD } from '../support/people';
import { expect, test } from '../support/shop-test';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const INSPECTION_MS = 1500;

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
    inbox: `uploads/${localId}/${randomUUID()}`,
    /** The status with which Storage answers. */
    async upload(path: string, body: Buffer | string, contentType: string): Promise<number> {
      const answer = await request.post(`${objects}?name=${encodeURIComponent(path)}`, {
        headers: { authorization: `Firebase ${idToken}`, 'content-type': contentType },
        data: body,
      });
      return answer.status();
    },
  };
}

test('fault 42: what is too large or says that it is no picture is not stored, and a picture not where shoppers look', async ({
  request,
}) => {
  const { inbox, upload } = await ownersScript(request);
  expect(await upload(inbox, SVG, 'image/svg+xml')).toBe(403);
  expect(await upload(inbox, HTML, 'text/html')).toBe(403);
  expect(await upload(inbox, Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')).toBe(403);
  expect(await upload('stores/demo/products/x/1.webp', await photo('teal'), 'image/webp')).toBe(403);
});

test('fault 42: what was not looked into is at no address and on no page', async ({ request }) => {
  const { inbox, upload } = await ownersScript(request);
  for (const body of [SVG, HTML, await photo('teal')]) {
    expect(await upload(inbox, body, 'image/png')).toBe(200);
    expect((await request.get(imageUrl(inbox))).status()).toBe(403);
    const query = new URLSearchParams({ url: imageUrl(inbox), w: '640', q: '75' });
    const shown = await request.get(`/_next/image?${query.toString()}`);
    expect(shown.status()).toBeGreaterThanOrEqual(400);
    expect(shown.headers()['content-type'] ?? '').not.toMatch(/svg|image/);
  }
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
