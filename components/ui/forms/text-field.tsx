import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '@/components/ui/media/icon';
import { recipe } from '@/theme/recipe';
import styles from './text-field.module.css';

/** A labelled input; accepts react-hook-form's `register(…)` unchanged. */
export function TextField({ label, error, hint, className, ...input }: ComponentProps<'input'> & FieldTexts) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input {...input} {...control} className={recipe('input', { className })} />}
    </Field>
  );
}

export interface FieldTexts {
  readonly label: string;
  /** Already translated; marks the field as invalid. */
  readonly error?: string | undefined;
  readonly hint?: string;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Label, hint and error around one control, connected for assistive technology. */
export function Field({
  label,
  error,
  hint,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
