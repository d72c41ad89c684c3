import { formatsOf, NUMERALS } from '@/lib/domain/formats';
import { shownParams, type BoardProblem } from './problems';

const shown = (params: BoardProblem['params']) =>
  NUMERALS.map((numerals) =>
    shownParams({ field: 'name', code: 'too-small', params }, formatsOf({ locale: 'ar', numerals }).plain),
  );

test('a size that is refused never reads like the smallest', () => {
  expect(shown({ size: 2.96, min: 3 })).toEqual([
    { size: '2.9', min: '3' },
    { size: '٢٫٩', min: '٣' },
  ]);
  expect(shown({ size: 3.51, min: 3.55 })[0]).toEqual({ size: '3.5', min: '3.6' });
});

test('whole numbers and letters are shown as they are', () => {
  expect(shown({ dpi: 99, min: 100, letter: 'ש' })[0]).toEqual({ dpi: '99', min: '100', letter: 'ש' });
});
