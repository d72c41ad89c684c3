import type { ComponentProps } from 'react';
import { recipe } from '@/theme/recipe';
import { Field, type FieldTexts } from './text-field';
import styles from './text-area-field.module.css';

/** A labelled multi-line text; accepts react-hook-form's `register(…)` unchanged. */
export function TextAreaField({ label, error, hint, ...area }: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <textarea dir="auto" {...area} {...control} className={recipe('input', { className: styles.area })} />
      )}
    </Field>
  );
}
