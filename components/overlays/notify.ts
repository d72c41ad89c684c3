import { msOf, type Notice } from './notice';
import styles from './notify.module.css';

/** Shows a toast for five seconds, or for twenty if it offers what is nowhere else. The toaster loads with the first toast; if it fails to load, a plain notice appears. */
export function notify(notice: Notice): void {
  import('./toaster').then(({ showToast }) => showToast(notice)).catch(() => showPlainly(notice));
}

/** Preloads the toaster, on hover or focus of a control that will notify. */
export function prepareNotices(): void {
  import('./toaster').catch(() => undefined);
}

let last: HTMLElement | undefined;

function showPlainly(shown: Notice): void {
  const { message, action } = shown;
  last?.remove();
  const notice = document.createElement('p');
  notice.className = styles.plain ?? '';
  // `role` is set late, so that screen readers announce a notice that was not in the page before.
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
  setTimeout(() => notice.remove(), msOf(shown));
}
