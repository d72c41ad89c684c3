import { scaled } from '@/tests/fixtures/files/scaled';
import { isPublishedQuery } from './published';

const OBJECTS = 'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/';
const address = (path: string) => `${OBJECTS}${encodeURIComponent(path)}?alt=media`;
const queryOf = (url: string, width = 640) => scaled(url, width).replace('/_next/image', '');
const BOARD = address('stores/demo/products/board-1/a_b-1.webp');

test.each([
  BOARD,
  address('stores/demo/brands/oak.webp'),
  address('stores/demo/logo/1.png'),
  address('users/uid1/photo.jpg'),
])('%s is drawn at the widths of the shop', (url) => {
  expect(isPublishedQuery(queryOf(url), OBJECTS)).toBe(true);
  expect(isPublishedQuery(queryOf(url, 3840), OBJECTS)).toBe(true);
});

test.each([
  ['an upload', queryOf(address('uploads/uid1/photo.jpg'))],
  ['a path with nothing of a store', queryOf(address('stores/demo'))],
  ["a stranger's bucket", queryOf(BOARD.replace('shop.', 'strangers.'))],
  ['a token', queryOf(`${BOARD}&token=1`)],
  ['another query of the picture', queryOf(BOARD.replace('?', '?x=1&'))],
  ['no query of the picture', queryOf(BOARD.replace('?alt=media', ''))],
  ['a fragment', queryOf(`${BOARD}#1`)],
  ['a name before the host', queryOf(BOARD.replace('//', '//me:1@'))],
  ['a letter written as its code', queryOf(BOARD.replace('board', '%62oard'))],
  ['codes in small letters', queryOf(BOARD.replaceAll('%2F', '%2f'))],
  ['slashes that are no codes', queryOf(BOARD.replaceAll('%2F', '/'))],
  ['a way up', queryOf(address('stores/../uploads/u/1.webp'))],
  ['a width of nobody', queryOf(BOARD, 641)],
  ['a width of the shop, written otherwise', queryOf(BOARD).replace('w=640', 'w=0640')],
  ['another quality', queryOf(BOARD).replace('q=75', 'q=74')],
  ['one more parameter', `${queryOf(BOARD)}&x=1`],
  ['a parameter twice', `${queryOf(BOARD)}&w=640`],
  ['another order', `?w=640&q=75&url=${encodeURIComponent(BOARD)}`],
  ['a file of the site itself', '?url=%2Flogo.webp&w=640&q=75'],
  ['nothing', ''],
])('%s is not', (_, query) => {
  expect(isPublishedQuery(query, OBJECTS)).toBe(false);
});
