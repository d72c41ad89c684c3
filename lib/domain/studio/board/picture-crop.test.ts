import { parseDesignInput } from '@/lib/domain/studio/design/parse-design-input';
import { aDesignInput, aTemplate } from '@/tests/fixtures/studio/studio';
import { randomBelow } from '@/tests/fixtures/random';
import { croppedPicture, slotAspect, viewOf, WHOLE_VIEW } from './picture-crop';

const photo = { path: 'designPictures/u/demo/1.jpg', widthPx: 4000, heightPx: 3000 };

test('a picture is cut to the proportions of its place, as much of it as fits', () => {
  expect(croppedPicture(photo, 1, WHOLE_VIEW).crop).toEqual({ x: 125, y: 0, width: 750, height: 1000 });
  expect(croppedPicture(photo, 1, { zoom: 1, x: 1, y: 1 }).crop).toEqual({
    x: 812,
    y: 750,
    width: 187,
    height: 250,
  });
});

test('a cut is always one that a design may hold', () => {
  for (const aspect of [0.2, 0.75, 1, 4])
    for (const zoom of [0, 0.33, 1])
      for (const at of [0, 0.5, 1]) {
        const picture = croppedPicture(photo, aspect, { zoom, x: at, y: at });
        expect(parseDesignInput(aDesignInput({ pictures: { photo: picture } }))).toBeDefined();
      }
});

test('the view of any cut leads to that cut again', () => {
  const below = randomBelow(7);
  for (let round = 0; round < 60; round += 1) {
    const size = { widthPx: 40 + below(4056), heightPx: 40 + below(4056) };
    const aspect = (20 + below(400)) / 100;
    const picture = croppedPicture({ ...photo, ...size }, aspect, {
      ...{ zoom: below(101) / 100, x: below(101) / 100, y: below(101) / 100 },
    });
    const view = viewOf(picture, aspect);
    expect([size, aspect, croppedPicture(picture, aspect, view)]).toEqual([size, aspect, picture]);
  }
});

test('a part that a cut does not tell is in the middle, unless it was turned last', () => {
  const whole = croppedPicture(photo, 4 / 3, { zoom: 0, x: 0.8, y: 0.2 });
  expect(viewOf(whole, 4 / 3)).toEqual(WHOLE_VIEW);
  const turned = { zoom: 0, x: 0.8, y: 0.2 };
  expect(viewOf(whole, 4 / 3, turned)).toEqual(turned);
  const near = croppedPicture(photo, 4 / 3, { zoom: 0.5, x: 0.1, y: 0.9 });
  expect(viewOf(near, 4 / 3, turned)).toEqual({ zoom: 0.5, x: 0.1, y: 0.9 });
});

test('a round place is as wide as it is high', () => {
  expect(slotAspect(aTemplate(), aDesignInput(), 'photo')).toBe(1);
});
