import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { recipe } from '@/theme/recipe';
import styles from './console.module.css';

interface ConsoleDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** A failure that belongs to no field, translated. */
  readonly failure?: string | null;
  readonly isDanger?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A form in the browser's own modal dialog, which keeps the focus inside and gives it back; Escape closes it. */
export function ConsoleDialog({
  title,
  submitLabel,
  busy,
  failure,
  isDanger = false,
  onSubmit,
  onClose,
  children,
}: ConsoleDialogProps) {
  const { t } = useTranslation('console');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <h2 id={id} className={recipe('heading', { size: 'lg' })}>
          {title}
        </h2>
        {failure && <Alert tone="error" title={failure} />}
        {children}
        <div className={styles.buttons}>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy} {...(isDanger && { colorPalette: 'red' as const })}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
