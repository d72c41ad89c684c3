import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { changePasswordSchema, type ChangePasswordForm } from '@/lib/domain/account/schemas';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { PersonalWords } from '@/lib/domain/account/staff-password';
import { changePassword } from '@/lib/functions/account/own-password';
import { staffResolver } from '@/lib/hooks/account/staff-resolver';

interface Outcome {
  /** Called before each valid attempt, to clear an earlier failure. */
  onSend?(): void;
  onDone(): void;
  /** Called with an error that belongs to no single field. */
  onFailure(error: AppError): void;
}

/**
 * The form that changes the signed-in user's password; an error appears at its field. `staff` are the personal words of
 * somebody with a role, to whom the stricter rule applies.
 */
export function usePasswordForm({ onSend, onDone, onFailure }: Outcome, staff?: PersonalWords) {
  const form = useForm<ChangePasswordForm>({
    resolver: staff
      ? staffResolver(({ staffChangePasswordSchema }) => yupResolver(staffChangePasswordSchema(staff)))
      : yupResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', password: '' },
  });
  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    onSend?.();
    const changed = await changePassword(currentPassword, password);
    if (changed.ok) {
      form.reset();
      return onDone();
    }
    const { currentPassword: wrong, password: weak } = changed.error.fields ?? {};
    if (wrong) form.setError('currentPassword', { message: wrong }, { shouldFocus: true });
    if (weak) form.setError('password', { message: weak }, { shouldFocus: true });
    if (!wrong && !weak) onFailure(changed.error);
  });
  return { form, submit };
}
