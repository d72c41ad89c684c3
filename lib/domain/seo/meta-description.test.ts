import { metaDescription } from './meta-description';

test('a long text is cut between words', () => {
  expect(metaDescription('  Calm\n boards ')).toBe('Calm boards');
  const words = (count: number) => Array.from({ length: count }, () => 'calligraphy').join(' ');
  expect(metaDescription(words(20))).toBe(`${words(13)}…`);
});

test('what has no space where it is cut keeps its letters whole', () => {
  const family = '👩‍👩‍👧';
  for (const before of ['', 'a', 'ab', 'abc']) {
    const cut = metaDescription(before + family.repeat(40));
    expect(cut).not.toMatch(/\p{Surrogate}/u);
    expect(cut.replace(/…$/, '').slice(before.length).replaceAll(family, '')).toBe('');
  }
});
