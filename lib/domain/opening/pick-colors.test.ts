import { pickColors } from './pick-colors';

const WHITE = [255, 255, 255, 255];
const CLEAR = [0, 128, 0, 0];
const pixels = (...colors: (readonly [readonly number[], number])[]) =>
  new Uint8ClampedArray(
    colors.flatMap(([color, times]) => Array<readonly number[]>(times).fill(color).flat()),
  );

test('the most frequent colour of a logo leads, its background and greys do not count', () => {
  const logo = pixels(
    [WHITE, 90],
    [CLEAR, 50],
    [[40, 40, 44, 255], 60],
    [[15, 92, 110, 255], 20],
    [[200, 80, 40, 255], 8],
  );
  expect(pickColors(logo)).toEqual({ primary: '#0f5c6e', secondary: '#c85028' });
});

test('a logo of one colour gets a lighter shade; one without colour gets none', () => {
  expect(pickColors(pixels([[107, 34, 56, 255], 9]))).toEqual({ primary: '#6b2238', secondary: '#90596a' });
  expect(pickColors(pixels([WHITE, 9], [[20, 20, 20, 255], 9]))).toBeNull();
  expect(pickColors(new Uint8ClampedArray())).toBeNull();
});
