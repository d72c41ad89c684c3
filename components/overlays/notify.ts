import { NOTICE_MS, type Notice } from './notice';
import styles from './notify.module.css';

/** Shows a toast at the bottom for five seconds. The toaster's code comes with the first one; without it the words stand alone. */
export function notify(notice: Notice): void {
  import('./toaster').then(({ showToast }) => showToast(notice)).catch(() => showPlainly(notice));
}

/** Fetches the toaster ahead: for the pointer or the focus on a control that will notify. */
export function prepareNotices(): void {
  import('./toaster').catch(() => undefined);
}

let last: HTMLElement | undefined;

function showPlainly({ message, action }: Notice): void {
  last?.remove();
  const notice = document.createElement('p');
  notice.className = styles.plain ?? '';
  // Announced although it was not in the page before.
  notice.setAttribute('role', 'alert');
  notice.append(message);
  if (action) {
    const button = document.createElement('button');
    button.append(action.label);
    button.onclick = action.onClick;
    notice.append(button);
  }
  document.body.append(notice);
  last = notice;
  setTimeout(() => notice.remove(), NOTICE_MS);
}
