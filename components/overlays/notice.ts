/** The content of a toast. */
export interface Notice {
  readonly type: 'success' | 'error' | 'info';
  /** Already translated. */
  readonly message: string;
  readonly action?: NoticeAction;
}

export interface NoticeAction {
  readonly label: string;
  readonly onClick: () => void;
  /** It leads to a page that can be reached without it, so that the notice goes as soon as one without an action. */
  readonly leads?: boolean;
}

/** How long a notice is shown (SPEC.md 9), in milliseconds. */
export const NOTICE_MS = 5000;

/** The same with what is offered here alone, such as an undo, which a keyboard or a screen reader must find in time. */
export const ACTION_NOTICE_MS = 20_000;

export const msOf = ({ action }: Notice): number => (action && !action.leads ? ACTION_NOTICE_MS : NOTICE_MS);
