import type { Namespace } from './shell-props';

test('the name of a file of texts that is not there does not compile', () => {
  const known: readonly Namespace[] = ['content', 'product-fields'];
  // @ts-expect-error -- no such file
  const misspelt: Namespace = 'contents';
  expect(known).not.toContain(misspelt);
});
