import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { cursorAfter, cursorText, parseCursor } from './list-cursor';

test('a cursor survives the way through an address', () => {
  const cursor = cursorAfter(aProduct({ id: 'sea~breeze', trendScore: -1.5 }), 'trending');
  expect(parseCursor(cursorText(cursor))).toEqual(cursor);
});

test.each(['', 'x', '1~2', '1~2~', 'NaN~2~id', '1e9~2~id', '1~2~a/b', '1~2~..', '1~2~__id__', '~~~'])(
  'nonsense in the address is no cursor: %j',
  (text) => {
    expect(parseCursor(text)).toBeNull();
  },
);
