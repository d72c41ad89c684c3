import { CodeFrame, useCodeForm } from '@/components/storefront/account/sign-in/code-frame';
import type { AppError } from '@/lib/domain/errors/app-error';
import { changePasswordByCode } from '@/lib/functions/account/own-password';
import styles from './profile-view.module.css';

interface PasswordCodeFormProps {
  /** The password to set. */
  readonly password: string;
  /** Called with null once it is set, or with why it cannot be, whatever the code. */
  readonly onEnd: (failure: AppError | null) => void;
}

/** The second step of a change of the password: asks for the authenticator app's code. */
export function PasswordCodeForm({ password, onEnd }: PasswordCodeFormProps) {
  const form = useCodeForm();
  const send = form.handleSubmit(async ({ code }) => {
    const changed = await changePasswordByCode(code, password);
    if (changed.ok) return onEnd(null);
    const wrong = changed.error.fields?.code;
    if (wrong) form.setError('code', { message: wrong }, { shouldFocus: true });
    else onEnd(changed.error);
  });
  return <CodeFrame form={form} className={styles.form} failure={null} onSubmit={send} />;
}
