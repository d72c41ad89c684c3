import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { referenceText } from '@/lib/domain/studio/verses/surahs';
import type { VerseReference } from '@/lib/domain/studio/verses/verse-reference';
import { useFormats } from '@/lib/hooks/language/use-formats';
import styles from '@/components/storefront/studio/fields/fields.module.css';
import { VersePicker } from './verse-picker';
import verse from './verse.module.css';

/** Named and linked wherever the text is used, as its licence requires. */
const SOURCE = { name: 'tanzil.net', address: 'https://tanzil.net' };

interface VerseEntryProps {
  readonly label: string;
  readonly value: string;
  readonly reference: VerseReference | undefined;
  readonly error: string | undefined;
  readonly warning: string | undefined;
  /** Null removes the verse. */
  readonly onChoose: (chosen: { readonly reference: VerseReference; readonly text: string } | null) => void;
}

/** A verse of the Quran: chosen by its place in the verified text, never typed. */
export function VerseEntry({ label, value, reference, error, warning, onChoose }: VerseEntryProps) {
  const { t } = useTranslation('studio');
  const { locale, plain } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const errorId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const choose: VerseEntryProps['onChoose'] = (chosen) => {
    onChoose(chosen);
    setOpen(false);
    // The button that had the focus was removed.
    opener.current?.focus();
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {reference && (
        <figure className={verse.chosen}>
          <blockquote lang="ar" dir="rtl">
            {value}
          </blockquote>
          <figcaption className={styles.hint}>{referenceText(reference, locale, plain)}</figcaption>
        </figure>
      )}
      {error && (
        <p id={errorId} role="alert" className={verse.error}>
          {error}
        </p>
      )}
      {warning && <p className={styles.hint}>{warning}</p>}
      <div className={verse.actions}>
        <Button
          ref={opener}
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-describedby={error && errorId}
          data-invalid={error && true}
          onClick={() => setOpen(!isOpen)}
        >
          {t(reference ? 'verse.replace' : 'verse.choose')}
        </Button>
        {reference && (
          <Button variant="ghost" size="sm" onClick={() => choose(null)}>
            {t('verse.remove')}
          </Button>
        )}
      </div>
      {isOpen && <VersePicker start={reference} onChoose={choose} />}
      <p className={styles.hint}>
        {t('verse.source')} <a href={SOURCE.address}>{SOURCE.name}</a>
      </p>
    </fieldset>
  );
}
