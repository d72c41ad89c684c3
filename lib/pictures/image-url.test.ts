import type { NextConfig } from 'next';
import { getImageProps } from 'next/image';
import { isPublishedQuery } from '@/lib/domain/pictures/published';

const BUCKET = 'shop.appspot.com';

/** How next/image's server is configured in a build with these settings. */
function imagesConfig(emulator?: string): NonNullable<NextConfig['images']> {
  process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET = BUCKET;
  if (emulator) process.env.NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST = emulator;
  else delete process.env.NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST;
  jest.resetModules();
  return jest.requireActual<NextConfig>('../../next.config.js').images ?? {};
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

test('every address that next/image writes of a published picture passes the gate in front of it', () => {
  const objects = `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/`;
  const src = `${objects}${encodeURIComponent('stores/demo/products/board-1/a.webp')}?alt=media`;
  const { srcSet = '' } = getImageProps({ src, alt: '', width: 1024, height: 500, sizes: '8rem' }).props;
  const addresses = srcSet
    .split(', ')
    .map((candidate) => new URL(candidate.split(' ')[0] ?? '', 'https://shop'));
  expect(addresses.length).toBeGreaterThan(8);
  for (const { pathname, search } of addresses)
    expect([pathname, isPublishedQuery(search, objects)]).toEqual(['/_next/image', true]);
});
