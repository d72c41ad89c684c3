import sharp from 'sharp';
import { pixelBomb } from '@/tests/fixtures/files/pixel-bomb';
import { createReencodePicture, type ReencodedPicture } from './reencode-picture';

const reencodePicture = createReencodePicture();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 80, b: 40, alpha: 0.5 } } });
const drawn = (result: ReencodedPicture | string): ReencodedPicture => {
  if (typeof result === 'string') throw new Error(result);
  return result;
};

/** As a phone takes it: lying on its side, with the place. */
const photo = () =>
  plain(600, 400)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' }, IFD0: { Copyright: 'Me' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('%s is drawn anew as WebP', async (format) => {
  const result = drawn(await reencodePicture(await plain(300, 200).toFormat(format).toBuffer(), 'picture'));
  expect(result).toMatchObject({ contentType: 'image/webp', width: 300, height: 200 });
  expect((await sharp(result.bytes).metadata()).format).toBe('webp');
});

test('fault 42: location, name and turn of a photo end with the file; it stands upright', async () => {
  const file = await photo();
  expect((await sharp(file).metadata()).exif).toBeDefined();
  for (const look of ['picture', 'photo'] as const) {
    const { exif, xmp, iptc, orientation } = await sharp(
      drawn(await reencodePicture(file, look)).bytes,
    ).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
  expect(await reencodePicture(file, 'picture')).toMatchObject({ width: 400, height: 600 });
});

test('large pictures shrink, and a photo is a square on white', async () => {
  const file = await plain(3000, 1500).png().toBuffer();
  expect(await reencodePicture(file, 'picture')).toMatchObject({ width: 2048, height: 1024 });
  const square = drawn(await reencodePicture(file, 'photo'));
  expect(square).toMatchObject({ contentType: 'image/jpeg', width: 512, height: 512 });
  expect((await sharp(square.bytes).metadata()).channels).toBe(3);
});

test('fault 42: a small file of 100 million pixels is refused before it is unfolded', async () => {
  const file = pixelBomb();
  expect(await sharp(file).metadata()).toMatchObject({ width: 10_000, height: 10_000 });
  const before = process.memoryUsage.rss();
  expect(await reencodePicture(file, 'picture')).toBe('field.picture.pixels');
  expect(await reencodePicture(file, 'photo')).toBe('field.photo.pixels');
  expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(40);
});

test('fault 42: what a file is decides its content', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const png = await plain(8, 8).png().toBuffer();
  for (const text of [svg, '<!doctype html><script>alert(1)</script>', 'GIF89a', ''])
    expect(await reencodePicture(Buffer.from(text), 'picture')).toBe('field.picture.type');
  expect(await reencodePicture(await plain(8, 8).webp().toBuffer(), 'photo')).toBe('field.photo.type');
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const pretended = Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]);
  expect(await reencodePicture(pretended, 'picture')).toBe('field.picture.unreadable');
  expect(await reencodePicture(png.subarray(0, 40), 'photo')).toBe('field.photo.unreadable');
  warn.mockRestore();
  // What hangs behind a picture does not come along.
  const both = drawn(await reencodePicture(Buffer.concat([png, Buffer.from(svg)]), 'picture'));
  expect(both.bytes.includes('script')).toBe(false);
});
