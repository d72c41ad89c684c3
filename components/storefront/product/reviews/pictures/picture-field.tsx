import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { PICTURE_TYPES } from '@/lib/domain/pictures/picture';
import { MAX_REVIEW_PICTURES } from '@/lib/domain/reviews/review';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import styles from './picture-field.module.css';
import type { FieldPicture, PictureField as Field } from './use-picture-field';

interface PictureFieldProps {
  readonly field: Field;
  /** Already translated. */
  readonly error?: string | undefined;
  /** Why the store removed a picture; null if it did not. */
  readonly removed: string | null;
}

/** Up to four pictures, chosen or taken with a phone, each with its progress until it is checked and stored. */
export function PictureField({ field, error, removed }: PictureFieldProps) {
  const { t } = useTranslation('review-form');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    field.add([...(currentTarget.files ?? [])]);
    // Cleared, so that choosing the same file again fires a change event.
    currentTarget.value = '';
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('pictures.title')}</legend>
      {removed !== null && (
        <Alert tone="warning" title={t('pictures.removed')}>
          <bdi>{removed}</bdi>
        </Alert>
      )}
      {field.pictures.length > 0 && (
        <ol className={styles.list}>
          {field.pictures.map((picture, at) => (
            <Chosen
              key={picture.key}
              picture={picture}
              number={at + 1}
              onRemove={() => field.remove(picture.key)}
            />
          ))}
        </ol>
      )}
      {field.room > 0 && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={PICTURE_TYPES.join()}
            aria-label={t('pictures.add')}
            onChange={choose}
          />
          <Button variant="outline" size="sm" className={styles.add} onClick={() => input.current?.click()}>
            {t('pictures.add')}
          </Button>
        </>
      )}
      <p className={styles.hint}>{t('pictures.hint', { count: MAX_REVIEW_PICTURES })}</p>
      {error && <Alert tone="error" title={error} />}
    </fieldset>
  );
}

interface ChosenProps {
  readonly picture: FieldPicture;
  readonly number: number;
  readonly onRemove: () => void;
}

function Chosen({ picture: { preview, share, failure }, number, onRemove }: ChosenProps) {
  const { t } = useTranslation('review-form');
  const text = useErrorText();
  return (
    <li className={styles.chosen} aria-busy={share !== null}>
      <span className={styles.frame}>
        {preview && (
          // eslint-disable-next-line @next/next/no-img-element -- a copy in this browser
          <img src={preview} alt={t('pictures.chosen', { number })} />
        )}
      </span>
      {share !== null && <progress value={share} max={1} aria-label={t('pictures.sending', { number })} />}
      {failure && (
        <span role="alert" className={styles.failure}>
          {text.ofField(failure.fields?.picture) ?? text.ofError(failure)}
        </span>
      )}
      <Button variant="ghost" size="xs" aria-label={t('pictures.remove', { number })} onClick={onRemove}>
        {t('pictures.removeShort')}
      </Button>
    </li>
  );
}
