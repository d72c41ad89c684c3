import type { ComponentProps } from 'react';
import styles from './checkbox-field.module.css';

/** A labelled checkbox; accepts react-hook-form's `register(…)` unchanged. */
export const CheckboxField = ({ label, ...input }: ComponentProps<'input'> & { readonly label: string }) => (
  <label className={styles.field}>
    <input type="checkbox" {...input} className={styles.box} />
    {label}
  </label>
);
