import { mergeEdits, pathName, type Choice } from './merge-edits';

const base = {
  title: { en: 'Sea', ar: 'بحر' },
  status: 'draft',
  images: [
    { path: 'a', alt: { en: 'A', ar: '' } },
    { path: 'b', alt: { en: 'B', ar: '' } },
  ],
};
const merge = (mine: object, theirs: object, choices: Record<string, Choice> = {}) => {
  const { value, differences } = mergeEdits(
    { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } },
    (path) => choices[pathName(path)] ?? 'mine',
  );
  return { value, by: Object.fromEntries(differences.map(({ path, by }) => [pathName(path), by])) };
};
const [a, b] = base.images;
const c = { path: 'c', alt: { en: 'C', ar: '' } };

test('what each changed alone is kept of both', () => {
  const { value, by } = merge({ title: { en: 'Ocean', ar: 'بحر' } }, { title: { en: 'Sea', ar: 'محيط' } });
  expect(value).toEqual({ ...base, title: { en: 'Ocean', ar: 'محيط' } });
  expect(by).toEqual({ 'title/en': 'mine', 'title/ar': 'theirs' });
});

test('what both changed differently is decided, what both changed alike is no difference', () => {
  const both = [{ status: 'active' }, { status: 'archived' }] as const;
  expect(merge(...both)).toEqual({ value: { ...base, status: 'active' }, by: { status: 'both' } });
  expect(merge(...both, { status: 'theirs' }).value).toEqual({ ...base, status: 'archived' });
  expect(merge({ status: 'active' }, { status: 'active' }).by).toEqual({});
});

test('lists merge by their items: additions of both stay, a field inside an item is its own', () => {
  const renamed = { path: 'a', alt: { en: 'Cliff', ar: '' } };
  const { value, by } = merge({ images: [b, a] }, { images: [renamed, b, c] });
  expect(value).toEqual({ ...base, images: [b, renamed, c] });
  expect(by).toEqual({ 'images/*order': 'mine', 'images/a/alt/en': 'theirs', 'images/c': 'theirs' });
});

test('what one removed goes, unless the other worked on it', () => {
  expect(merge({ images: [a] }, {}).value).toEqual({ ...base, images: [a] });
  const worked = { path: 'b', alt: { en: 'Bay', ar: '' } };
  const contested = [{ images: [a] }, { images: [a, worked] }] as const;
  expect(merge(...contested)).toEqual({ value: { ...base, images: [a] }, by: { 'images/b': 'both' } });
  expect(merge(...contested, { 'images/b': 'theirs' }).value).toEqual({ ...base, images: [a, worked] });
});
