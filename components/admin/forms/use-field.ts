import { useFormContext, type FieldError } from 'react-hook-form';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** What an input of the surrounding form needs: how to register, and its refusal in words. */
export function useField(name: string) {
  const { register, control, getFieldState, formState } = useFormContext();
  const { ofField } = useErrorText();
  const error: FieldError | undefined = getFieldState(name, formState).error;
  return { register, control, error: ofField(error?.message) };
}
