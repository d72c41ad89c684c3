import { UPLOAD_MAX_BYTES } from '@/lib/domain/pictures/picture';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

const JPEG_HEAD = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
// jsdom's has no bytes to read.
const photo = {
  size: 4_000_000,
  slice: () => ({ arrayBuffer: () => Promise.resolve(JPEG_HEAD.buffer) }),
} as unknown as Blob;

const bitmap = { width: 4000, height: 3000, close: () => undefined };
const fills: string[] = [];
const context = {
  drawImage: () => undefined,
  fillRect: (): number => fills.push(`${context.globalCompositeOperation} ${context.fillStyle}`),
  globalCompositeOperation: 'source-over',
  fillStyle: '',
};

/** A browser that writes a canvas as `type` of so many bytes for WebP, and JPEG when that is requested. */
function browserWriting(type: string, bytes: number) {
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, wanted) => {
    const isJpeg = wanted === 'image/jpeg';
    give({ type: isJpeg ? wanted : type, size: isJpeg ? 900_000 : bytes } as Blob);
  });
}

test('a picture is written as WebP, no longer than what is stored', async () => {
  browserWriting('image/webp', 700_000);
  expect(await reencodePicture(photo)).toMatchObject({
    ok: true,
    value: { blob: { type: 'image/webp' }, width: 2048, height: 1536 },
  });
});

test('Safari, which writes PNG for WebP, sends a small one as it is and a photo as JPEG on a white ground', async () => {
  browserWriting('image/png', 80_000);
  expect(await reencodePicture(photo)).toMatchObject({ value: { blob: { type: 'image/png' } } });
  browserWriting('image/png', UPLOAD_MAX_BYTES + 1);
  expect(await reencodePicture(photo)).toMatchObject({
    value: { blob: { type: 'image/jpeg', size: 900_000 } },
  });
  expect(fills).toEqual(['destination-over white']);
});
