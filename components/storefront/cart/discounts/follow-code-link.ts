import { notify } from '@/components/overlays/notify';
import { isCode, MAX_CODE_LENGTH, normalizeCode } from '@/lib/domain/discounts/discount';
import { keepCode } from './discount-code-store';

interface Said {
  /** Text of the toast for a stored code. */
  readonly message: (code: string) => string;
  readonly action: { readonly label: string; readonly onClick: () => void };
}

/** Stores the code of a link as if it had been typed. The toast shows only what can be a code, because a link could say anything. */
export function followCodeLink(linked: string, { message, action }: Said): void {
  const code = normalizeCode(linked.slice(0, MAX_CODE_LENGTH));
  if (code) keepCode(code);
  if (isCode(code)) notify({ type: 'success', message: message(code), action });
}
