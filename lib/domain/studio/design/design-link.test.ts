import { aDesignInput } from '@/tests/fixtures/studio/studio';
import { designFragment, designInFragment } from './design-link';

test('a design survives its link in both scripts', () => {
  const input = aDesignInput({ texts: { name: 'آل حدّاد & Sons ١٢' } });
  expect(designInFragment(designFragment(input))).toEqual(input);
});

test.each(['', '#', '#design=', '#design=%%%', '#design=bm9uZQ', '#reviews'])(
  '%p holds no design',
  (fragment) => {
    expect(designInFragment(fragment)).toBeUndefined();
  },
);

test("a link cannot name somebody's picture", () => {
  const crop = { x: 0, y: 0, width: 1000, height: 1000 };
  const photo = { path: 'designPictures/u/demo/1.jpg', widthPx: 10, heightPx: 10, crop };
  expect(designInFragment(designFragment(aDesignInput({ pictures: { photo } })))).toBeUndefined();
});
