import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { PHOTO_TYPES } from '@/lib/domain/account/photo';
import styles from './returns.module.css';

interface PhotoChooserProps {
  readonly most: number;
  readonly busy: boolean;
  readonly onChoose: (photos: readonly File[]) => void;
}

/** Opens the phone's photos or camera for photos of a return. */
export function PhotoChooser({ most, busy, onChoose }: PhotoChooserProps) {
  const { t } = useTranslation('orders');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Cleared, so that choosing the same photo again fires a change event.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files.slice(0, most));
  };
  return (
    <div className={styles.photos}>
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        accept={PHOTO_TYPES.join()}
        aria-label={t('returns.photos.add')}
        onChange={choose}
      />
      <Button variant="outline" size="sm" loading={busy} onClick={() => input.current?.click()}>
        {t('returns.photos.add')}
      </Button>
      <p className={styles.quiet}>{t('returns.photos.hint', { count: most })}</p>
    </div>
  );
}
