import { middleSquare, photoProblem, PHOTO_MAX_BYTES } from '@/lib/domain/account/photo';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46);
const textBytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PNG of exactly 5 MB', PHOTO_MAX_BYTES, PNG, null],
  ['a JPG', 1_000, JPG, null],
  ['one byte more', PHOTO_MAX_BYTES + 1, JPG, 'field.photo.size'],
  ['an SVG', 100, textBytes('<svg xml'), 'field.photo.type'],
  ['a GIF', 100, textBytes('GIF89a..'), 'field.photo.type'],
  ['a page', 100, textBytes('<!doctyp'), 'field.photo.type'],
  ['an empty file', 0, new Uint8Array(), 'field.photo.type'],
])('%s is judged by its content', (_, size, head, problem) => {
  expect(photoProblem(size, head)).toBe(problem);
});

test.each([
  [400, 300, { x: 50, y: 0, side: 300 }],
  [301, 400, { x: 0, y: 49, side: 301 }],
  [7, 7, { x: 0, y: 0, side: 7 }],
])('the middle of %i × %i is kept', (width, height, square) => {
  expect(middleSquare(width, height)).toEqual(square);
});
