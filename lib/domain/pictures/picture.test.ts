import { cropArea, fitInside, pictureProblem, WHOLE } from './picture';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['PNG', '\u0089PNG\r\n\u001a\n....'],
  ['JPEG', '\u00ff\u00d8\u00ff\u00e0........'],
  ['WebP', 'RIFF....WEBP'],
  ['AVIF', '....ftypavif'],
])('a %s is known by its content', (_, head) => {
  expect(pictureProblem(1000, bytes(head))).toBeNull();
  expect(pictureProblem(10 * 1024 * 1024 + 1, bytes(head))).toBe('field.picture.size');
});

test.each(['<svg xmlns=..', 'GIF89a......', '%PDF-1.7....', ''])('%j is no picture', (head) => {
  expect(pictureProblem(10, bytes(head))).toBe('field.picture.type');
});

test('large pictures shrink in their proportions, small ones stay', () => {
  expect(fitInside({ width: 6000, height: 4000 })).toEqual({ width: 2048, height: 1365 });
  expect(fitInside({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
  expect(fitInside({ width: 90_000, height: 3 })).toEqual({ width: 2048, height: 1 });
});

test('a crop is the largest area of its shape, smaller with zoom, and never leaves the picture', () => {
  const size = { width: 1200, height: 800 };
  expect(cropArea(size, WHOLE)).toEqual({ x: 0, y: 0, width: 1200, height: 800 });
  expect(cropArea(size, { ...WHOLE, aspect: 1 })).toEqual({ x: 200, y: 0, width: 800, height: 800 });
  expect(cropArea(size, { aspect: 2, zoom: 1, x: 1, y: 1 })).toEqual({
    x: 900,
    y: 650,
    width: 300,
    height: 150,
  });
});
