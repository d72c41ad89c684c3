import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { imageUrl } from '@/lib/images';
import { photo } from '../support/board-editor';
import { OWNER, PASSWORD } from '../support/people';
import { expect, test } from '../support/shop-test';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';

/** A small file that unfolds to 81 million pixels. */
const bomb = () =>
  sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** As a script of the owner's does that goes past the admin's own pages; resolves to the status and the path. */
async function upload(request: APIRequestContext, body: Buffer | string, contentType: string) {
  const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET } =
    process.env;
  const accounts = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts`;
  const signedIn = await request.post(`${accounts}:signInWithPassword?key=local`, {
    data: { email: OWNER, password: PASSWORD, returnSecureToken: true },
  });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const path = `stores/demo/products/fault-42/${randomUUID()}.png`;
  const objects = `http://${FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET}/o`;
  const answer = await request.post(`${objects}?name=${encodeURIComponent(path)}`, {
    headers: { authorization: `Firebase ${idToken}`, 'content-type': contentType },
    data: body,
  });
  return { path, status: answer.status() };
}

/** As every page of the shop shows it. */
const shown = (request: APIRequestContext, path: string) =>
  request.get(`/_next/image?${new URLSearchParams({ url: imageUrl(path), w: '640', q: '75' }).toString()}`);

test('fault 42: what is too large or says that it is no picture is not stored', async ({ request }) => {
  expect((await upload(request, SVG, 'image/svg+xml')).status).toBe(403);
  expect((await upload(request, HTML, 'text/html')).status).toBe(403);
  expect((await upload(request, Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')).status).toBe(403);
});

test('fault 42: what only says that it is a picture is shown by no page', async ({ request }) => {
  for (const body of [SVG, HTML]) {
    const { path, status } = await upload(request, body, 'image/png');
    expect(status).toBe(200);
    const answer = await shown(request, path);
    expect(answer.status()).toBe(400);
    expect(answer.headers()['content-type'] ?? '').not.toMatch(/svg|html/);
  }
});

test('fault 42: a small file that unfolds without end is not unfolded by the server', async ({ request }) => {
  const body = await bomb();
  const { path } = await upload(request, body, 'image/png');
  const answer = await shown(request, path);
  expect((await answer.body()).equals(body)).toBe(true);
});

test('fault 42: a page shows a picture drawn anew, without where it was taken', async ({ request }) => {
  const { path } = await upload(request, await photo('teal'), 'image/png');
  const answer = await shown(request, path);
  expect(answer.status()).toBe(200);
  const { exif, width } = await sharp(await answer.body()).metadata();
  expect([exif, width]).toEqual([undefined, 640]);
});
