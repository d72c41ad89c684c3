import { readFileSync } from 'node:fs';
import { cleanDesignText } from '@/lib/domain/studio/text/clean-design-text';
import { STUDIO_LIBRARY } from '@/lib/domain/studio/library/library';
import { referenceText, SURAHS } from './surahs';
import { parseVerseReference } from './verse-reference';
import { readVerses } from './verses';

const file = readFileSync('data/quran/quran-simple.txt', 'utf8');
const reading = readVerses(file);

test('the text is whole, has its notice, and a changed letter of it is refused', async () => {
  const { ayahs } = await reading;
  expect(ayahs).toHaveLength(6236);
  expect(file).toContain('License: Creative Commons Attribution 3.0');
  const inOrder = SURAHS.flatMap((surah, index) =>
    Array.from({ length: surah.ayahs }, (_, ayah) => `${index + 1}:${ayah + 1}`),
  );
  expect(ayahs.map(({ surah, ayah }) => `${surah}:${ayah}`).join()).toBe(inOrder.join());
  expect(new Set(SURAHS.flatMap(({ name }) => [name.en, name.ar])).size).toBe(2 * 114);
  await expect(readVerses(file.replace('\u064e', ''))).rejects.toThrow('not the verified one');
});

test('a board prints every ayah as it is, in the order of marks that Unicode calls equal', async () => {
  const { ayahs } = await reading;
  expect(ayahs.filter(({ text }) => cleanDesignText(text) !== text.normalize('NFC'))).toEqual([]);
});

test('a verse is found by its place and by words, however they are marked', async () => {
  const verses = await reading;
  expect(verses.textOf({ surah: 103, from: 1, to: 3 })?.split(' ')).toHaveLength(18);
  expect(verses.textOf({ surah: 103, from: 2, to: 4 })).toBeUndefined();
  expect(verses.search('ان مع العسر')[0]).toMatchObject({ surah: 94, ayah: 6 });
  expect(verses.search('الرحمن').length).toBeGreaterThan(0);
  expect(verses.search('ا')).toEqual([]);
  expect(referenceText({ surah: 103, from: 1, to: 3 }, 'en', String)).toBe('Al-Asr 1–3');
});

test.each([{ surah: 0, from: 1, to: 1 }, { surah: 1, from: 2, to: 1 }, { surah: 1.5, from: 1, to: 1 }, null])(
  '%j is no reference',
  (value) => expect(parseVerseReference(value)).toBeUndefined(),
);

test('examples of the library are verses', async () => {
  const { ayahs } = await reading;
  const verses = ayahs.map(({ text }) => text.normalize('NFC'));
  const examples = Object.values(STUDIO_LIBRARY)
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'verse')
    .flatMap(({ example }) => [example.en, example.ar]);
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((example) => !verses.includes(example))).toEqual([]);
});
