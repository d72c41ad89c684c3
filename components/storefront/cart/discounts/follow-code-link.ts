import type { NoticeAction } from '@/components/overlays/notice';
import { notify } from '@/components/overlays/notify';
import { isCode, MAX_CODE_LENGTH, normalizeCode } from '@/lib/domain/discounts/discount';
import { keepCode } from './discount-code-store';

interface Said {
  /** The toast's text for a stored code. */
  readonly message: (code: string) => string;
  readonly action: NoticeAction;
}

/**
 * Stores a link's code as if it had been typed. The toast shows it only if it has a code's format, because links can contain
 * anything.
 */
export function followCodeLink(linked: string, { message, action }: Said): void {
  const code = normalizeCode(linked.slice(0, MAX_CODE_LENGTH));
  if (code) keepCode(code);
  if (isCode(code)) notify({ type: 'success', message: message(code), action });
}
