import { privateShell, staticShell } from './page-props';

test('a page that asks for a misspelt file of texts does not compile', () => {
  // @ts-expect-error -- no such file
  expect(staticShell('contents')).toBeInstanceOf(Function);
  // @ts-expect-error -- no such file
  expect(privateShell('orders', 'error')).toBeInstanceOf(Function);
});
