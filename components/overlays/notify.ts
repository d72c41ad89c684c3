export interface Notice {
  readonly type: 'success' | 'error' | 'info';
  /** Already translated. */
  readonly message: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** Shows a toast at the bottom for five seconds. The toaster's code comes with the first one. */
export function notify(notice: Notice): void {
  void import('./toaster').then(({ showToast }) => showToast(notice));
}

/** Fetches the toaster ahead: for the pointer or the focus on a control that will notify. */
export function prepareNotices(): void {
  void import('./toaster');
}
