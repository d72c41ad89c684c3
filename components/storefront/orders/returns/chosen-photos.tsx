import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { MAX_RETURN_PHOTOS } from '@/lib/domain/orders/returns/return';
import { PhotoChooser } from './photo-chooser';
import styles from './returns.module.css';

interface ChosenPhotosProps {
  readonly photos: readonly File[];
  readonly busy: boolean;
  readonly onChange: (photos: readonly File[]) => void;
}

/** The photos of a return request, with their file names. */
export function ChosenPhotos({ photos, busy, onChange }: ChosenPhotosProps) {
  const { t } = useTranslation('orders');
  const left = MAX_RETURN_PHOTOS - photos.length;
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={t('returns.photos.label')}>
          {photos.map((photo, at) => (
            <li key={at} className={styles.head}>
              <bdi>{photo.name}</bdi>
              <Button
                variant="ghost"
                size="sm"
                disabled={busy}
                aria-label={t('returns.photos.remove', { name: photo.name })}
                onClick={() => onChange(photos.filter((_, other) => other !== at))}
              >
                {t('returns.photos.drop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <PhotoChooser most={left} busy={busy} onChoose={(more) => onChange([...photos, ...more])} />
      )}
    </>
  );
}
