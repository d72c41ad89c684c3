import { matchRemotePattern } from 'next/dist/shared/lib/match-remote-pattern';
import type { NextConfig } from 'next';

const OWN = 'shop.appspot.com';

/** What the site draws anew for whoever asks `/_next/image`, as it is built with these settings. */
function drawn(address: string, emulator?: string): boolean {
  process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET = OWN;
  if (emulator) process.env.NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST = emulator;
  else delete process.env.NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST;
  jest.resetModules();
  const { images } = jest.requireActual<NextConfig>('../next.config.js');
  const patterns = images?.remotePatterns ?? [];
  return patterns.some(
    (pattern) => !(pattern instanceof URL) && matchRemotePattern(pattern, new URL(address)),
  );
}

test.each([
  ['https://firebasestorage.googleapis.com', undefined],
  ['http://127.0.0.1:9199', '127.0.0.1:9199'],
])('of %s the site draws pictures of its own bucket alone', (origin, emulator) => {
  const picture = (bucket: string) => `${origin}/v0/b/${bucket}/o/stores%2Fdemo%2Fboard.webp?alt=media`;
  expect(drawn(picture(OWN), emulator)).toBe(true);
  expect(drawn(picture('strangers.appspot.com'), emulator)).toBe(false);
  expect(drawn(picture(`${OWN}.strangers`), emulator)).toBe(false);
});
