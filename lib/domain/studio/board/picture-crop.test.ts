import { parseDesignInput } from '@/lib/domain/studio/design/parse-design-input';
import { aDesignInput, aTemplate } from '@/tests/fixtures/studio/studio';
import { croppedPicture, slotAspect, WHOLE_VIEW } from './picture-crop';

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

test('a round place is as wide as it is high', () => {
  expect(slotAspect(aTemplate(), aDesignInput(), 'photo')).toBe(1);
});
