import { flushSync } from 'react-dom';

/**
 * Removes a row of a list, then moves the focus to the same control of the row that takes its place, of the previous one after
 * the last, and past the list after the only one. Otherwise the focus would return to the top of the page. Where `remove` leaves
 * the row, as it asks first, the focus stays.
 */
export function removeRow(
  row: Element,
  controlOf: (row: Element) => HTMLElement | null | undefined,
  remove: () => void,
): void {
  const list = row.parentElement;
  if (!list) return remove();
  // Beside the rows there may be others, such as a heading or guides.
  const isRow = (one: Element) =>
    one.tagName === row.tagName && one.getAttribute('role') === row.getAttribute('role');
  const rowsOf = () => [...list.children].filter(isRow);
  const before = rowsOf();
  const past = [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')].find(
    (control) =>
      !list.contains(control) && list.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // The rows that are left are known once they are rendered.
  flushSync(remove);
  const left = list.isConnected ? rowsOf() : [];
  if (left.length >= before.length) return;
  const next = left[Math.min(before.indexOf(row), left.length - 1)];
  ((next && controlOf(next)) ?? past)?.focus();
}
