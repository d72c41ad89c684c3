/** The content of a toast. */
export interface Notice {
  readonly type: 'success' | 'error' | 'info';
  /** Already translated. */
  readonly message: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** How long a notice is shown (SPEC.md 9), in milliseconds. */
export const NOTICE_MS = 5000;

/** The same with an action, which a keyboard or a screen reader must find in time. */
export const ACTION_NOTICE_MS = 20_000;

export const msOf = ({ action }: Notice): number => (action ? ACTION_NOTICE_MS : NOTICE_MS);
