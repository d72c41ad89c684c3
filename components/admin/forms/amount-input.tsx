import type { ComponentProps } from 'react';
import { TextInput } from '@/components/admin/forms/text-input';

type AmountInputProps = Pick<ComponentProps<typeof TextInput>, 'name' | 'label' | 'hint'> & {
  /** The currency. */
  readonly unit: string;
};

/** An amount of money as people type it; `amounts` reads and shows it. */
export const AmountInput = (props: AmountInputProps) => (
  <TextInput {...props} inputMode="decimal" dir="ltr" />
);
