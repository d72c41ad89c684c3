import type { NextConfig } from 'next';

const BUCKET = 'shop.appspot.com';

/** How next/image's server is configured in a build with these settings. */
function imagesConfig(emulator?: string): NonNullable<NextConfig['images']> {
  process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET = BUCKET;
  if (emulator) process.env.NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST = emulator;
  else delete process.env.NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST;
  jest.resetModules();
  return jest.requireActual<NextConfig>('../next.config.js').images ?? {};
}

test.each([
  [undefined, { protocol: 'https', hostname: 'firebasestorage.googleapis.com', port: '' }],
  ['127.0.0.1:9199', { protocol: 'http', hostname: '127.0.0.1', port: '9199' }],
])(
  'fault 57: with the emulator %s the site draws what is published in its own bucket alone',
  (emulator, origin) => {
    const search = '?alt=media';
    const at = (folder: string) => ({ ...origin, pathname: `/v0/b/${BUCKET}/o/${folder}%2F*`, search });
    const images = imagesConfig(emulator);
    expect(images.remotePatterns).toEqual([at('stores'), at('users')]);
    expect(images).toMatchObject({
      localPatterns: [],
      qualities: [75],
      maximumRedirects: 0,
      dangerouslyAllowSVG: false,
      dangerouslyAllowLocalIP: Boolean(emulator),
    });
  },
);
