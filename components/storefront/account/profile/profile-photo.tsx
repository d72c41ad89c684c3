import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Icon } from '@/components/ui/media/icon';
import { Picture } from '@/components/ui/media/picture';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { PHOTO_TYPES } from '@/lib/domain/account/photo';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';
import { changePhoto, removePhoto } from '@/lib/functions/pictures/profile-photo';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { imageUrl } from '@/lib/pictures/image-url';
import styles from './profile-photo.module.css';

export function ProfilePhoto({ user: { uid, image } }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const change = async (work: () => Promise<Result<null>>) => {
    setBusy(true);
    setFailure(null);
    const changed = await work();
    setBusy(false);
    if (changed.ok) notify({ type: 'success', message: t('profile.done') });
    else setFailure(changed.error);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void change(() => changePhoto(uid, file, image));
    // Cleared, so that choosing the same file again after a failure fires a change event.
    currentTarget.value = '';
  };

  return (
    <section className={styles.photo} aria-label={t('photo.title')}>
      <span className={styles.frame}>
        {image ? (
          <Picture src={imageUrl(image)} alt="" sizes="128px" loading="eager" />
        ) : (
          <Icon name="user" size={56} />
        )}
      </span>
      <input ref={input} type="file" hidden accept={PHOTO_TYPES.join()} onChange={choose} />
      <div className={styles.actions}>
        <Button variant="outline" size="sm" loading={busy} onClick={() => input.current?.click()}>
          {t('photo.choose')}
        </Button>
        {image && (
          <Button
            variant="ghost"
            size="sm"
            disabled={busy}
            onClick={() => void change(() => removePhoto(uid, image))}
          >
            {t('photo.remove')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{t('photo.hint')}</p>
      {failure && <Alert tone="error" title={text.ofField(failure.fields?.photo) ?? text.ofError(failure)} />}
    </section>
  );
}
