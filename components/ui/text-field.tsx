import type { ComponentProps } from 'react';
import { recipe } from '@/theme/recipe';
import { Field, type FieldTexts } from './field';

/** A labelled input; takes react-hook-form's `register(…)` as it stands. */
export function TextField({ label, error, hint, className, ...input }: ComponentProps<'input'> & FieldTexts) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input {...input} {...control} className={recipe('input', { className })} />}
    </Field>
  );
}
