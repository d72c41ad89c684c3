import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Select } from '@/components/ui/forms/select';
import { Field, TextField } from '@/components/ui/forms/text-field';
import { fetchVerses } from '@/lib/browser/studio/fetch-verses';
import { isSame } from '@/lib/domain/is-same';
import { textIn } from '@/lib/domain/locale';
import { referenceText, SURAHS } from '@/lib/domain/studio/verses/surahs';
import type { VerseReference } from '@/lib/domain/studio/verses/verse-reference';
import type { Verses } from '@/lib/domain/studio/verses/verses';
import { useFormats } from '@/lib/hooks/language/use-formats';
import styles from '@/components/storefront/studio/fields/fields.module.css';
import verse from './verse.module.css';

interface VersePickerProps {
  readonly start: VerseReference | undefined;
  readonly onChoose: (chosen: { readonly reference: VerseReference; readonly text: string }) => void;
}

const FIRST: VerseReference = { surah: 1, from: 1, to: 1 };
/** More ayahs never fit on a board. */
const MOST_AYAHS = 20;

/** Finds a verse by surah and ayah, or by its words. */
export function VersePicker({ start = FIRST, onChoose }: VersePickerProps) {
  const { t } = useTranslation('studio');
  const { locale, plain } = useFormats();
  const { verses, failed, retry } = useVerses();
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(start);
  const shownText = useRef<HTMLQuoteElement>(null);
  if (failed)
    return (
      <div role="alert">
        <p className={verse.error}>{t('verse.failed')}</p>
        <Button variant="outline" size="sm" onClick={retry}>
          {t('preview.retry')}
        </Button>
      </div>
    );
  if (!verses) return <p role="status">{t('verse.loading')}</p>;

  const text = verses.textOf(place);
  const found = verses.search(words);
  const ayahs = SURAHS[place.surah - 1]?.ayahs ?? 1;
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, name: plain(from + index) }));
  const lists = [
    {
      label: t('verse.surah'),
      value: place.surah,
      options: SURAHS.map(({ name }, index) => ({
        value: index + 1,
        name: `${plain(index + 1)} · ${textIn(name, locale)}`,
      })),
      onPick: (surah: number) => setPlace({ surah, from: 1, to: 1 }),
    },
    {
      label: t('verse.from'),
      value: place.from,
      options: numbers(1, ayahs),
      onPick: (from: number) => setPlace({ ...place, from, to: from }),
    },
    {
      label: t('verse.to'),
      value: place.to,
      options: numbers(place.from, Math.min(ayahs, place.from + MOST_AYAHS - 1)),
      onPick: (to: number) => setPlace({ ...place, to }),
    },
  ];
  return (
    <div className={verse.picker}>
      <TextField
        type="search"
        label={t('verse.search')}
        hint={t('verse.searchHint')}
        dir="auto"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className={styles.hint}>
        {words.trim() && found.length === 0 && t('verse.none')}
      </p>
      {found.length > 0 && (
        <ul className={styles.results}>
          {found.map(({ surah, ayah, text: shown }) => {
            const reference = { surah, from: ayah, to: ayah };
            return (
              <li key={`${surah}-${ayah}`}>
                <button
                  type="button"
                  className={styles.result}
                  aria-pressed={isSame(reference, place)}
                  onClick={() => {
                    setPlace(reference);
                    // The verse and its button lie below the list.
                    shownText.current?.scrollIntoView({ block: 'nearest' });
                  }}
                >
                  <span lang="ar" dir="rtl">
                    {shown}
                  </span>
                  <span className={styles.hint}>{referenceText(reference, locale, plain)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className={verse.place}>
        {lists.map(({ label, value, options, onPick }) => (
          <Field key={label} label={label}>
            {(control) => (
              <Select {...control} value={value} onChange={({ target }) => onPick(Number(target.value))}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <blockquote ref={shownText} lang="ar" dir="rtl" className={verse.text} aria-live="polite">
        {text}
      </blockquote>
      <Button size="sm" disabled={!text} onClick={() => text && onChoose({ reference: place, text })}>
        {t('verse.use')}
      </Button>
    </div>
  );
}

function useVerses() {
  const [verses, setVerses] = useState<Verses>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isShown = true;
    fetchVerses().then(
      (read) => isShown && setVerses(read),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { verses, failed, retry };
}
