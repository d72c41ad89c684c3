import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field';
import { Select } from './select';

/** A labelled select; options are its children. */
export function SelectField({ label, error, hint, ...select }: ComponentProps<typeof Select> & FieldTexts) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
