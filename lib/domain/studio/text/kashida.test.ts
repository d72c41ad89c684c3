import { kashidaPlaces } from './kashida';

/** Every place between two letters, as if the typeface joined all of them. */
const placesIn = (text: string) =>
  kashidaPlaces({
    text,
    tatweelPlaces: Array.from(text, (_, at) => at).filter(
      (at) => /\p{L}/u.test(text[at] ?? '') && /[\p{L}\p{M}]/u.test(text[at - 1] ?? ''),
    ),
  });

test('a word is stretched at one place, where calligraphers prefer it', () => {
  expect(placesIn('الحمد')).toEqual([4]);
  expect(placesIn('صبر جميل')).toHaveLength(2);
});

test.each(['الله', 'لله', 'لِلَّهِ', 'والله', 'بالله', 'اللهم', 'آلله', '(الله)', 'اللـه', 'اللہ'])(
  '%s is never stretched',
  (name) => {
    expect(placesIn(name)).toEqual([]);
    expect(placesIn(`الحمد ${name}`)).toEqual([4]);
  },
);

test.each([
  ['عبدالله', [2]],
  ['نصرالله', [2]],
  ['عَبْدُاللَّهِ', [4]],
  ['نصرالله،', [2]],
  ['محمد/الله', [3]],
])('in %s, the name of God is not stretched, and the letters before it are', (text, places) => {
  expect(placesIn(text)).toEqual(places);
});

test('words that only look like the name are stretched', () => {
  expect(placesIn('اللهو')).toHaveLength(1);
});
