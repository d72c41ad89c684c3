import { notify } from '@/components/overlays/notify';
import { isCode, MAX_CODE_LENGTH, normalizeCode } from '@/lib/domain/discounts/discount';
import { keepCode } from './discount-code-store';

interface Said {
  /** What says that this code is kept. */
  readonly message: (code: string) => string;
  readonly action: { readonly label: string; readonly onClick: () => void };
}

/** Keeps the code of a link as if it had been typed. What cannot be one is refused in the cart, but not repeated here: a link could say anything. */
export function followCodeLink(linked: string, { message, action }: Said): void {
  const code = normalizeCode(linked.slice(0, MAX_CODE_LENGTH));
  if (code) keepCode(code);
  if (isCode(code)) notify({ type: 'success', message: message(code), action });
}
