import { useFormContext, type FieldError } from 'react-hook-form';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** An input's registration in the surrounding form, and its translated error. */
export function useField(name: string) {
  const { register, control, getFieldState, formState } = useFormContext();
  const { ofField } = useErrorText();
  const error: FieldError | undefined = getFieldState(name, formState).error;
  return { register, control, error: ofField(error?.message) };
}
