/** The content of a toast. */
export interface Notice {
  readonly type: 'success' | 'error' | 'info';
  /** Already translated. */
  readonly message: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export const NOTICE_MS = 5000;
