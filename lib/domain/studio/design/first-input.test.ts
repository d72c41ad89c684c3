import { aDesignInput, aTemplate } from '@/tests/fixtures/studio/studio';
import { EXAMPLE_PICTURE, firstInput, isUntouched, withExamples } from './first-input';

const PHOTO = { ...EXAMPLE_PICTURE, path: 'designPictures/rana/demo/p1.jpg' };

test('an example stands for what is empty, a picture too, and for nothing that is filled in', () => {
  const empty = firstInput(aTemplate(), { widthMm: 300, heightMm: 400 }, 'ar');
  expect(isUntouched(empty)).toBe(true);
  const { texts, pictures } = withExamples(aTemplate(), empty);
  expect([texts, pictures]).toEqual([{ name: 'حداد' }, { photo: EXAMPLE_PICTURE }]);

  const filled = aDesignInput({ texts: { name: 'Rana' }, pictures: { photo: PHOTO } });
  expect(withExamples(aTemplate(), filled)).toEqual(filled);
});
