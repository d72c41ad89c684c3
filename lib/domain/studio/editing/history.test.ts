import { changeHistory, newHistory, type History, type HistoryAction } from './history';

type Action = HistoryAction<string>;
const typed = (text: string, at?: number, what: string | null = 'name'): Action => ({
  type: 'change',
  next: () => text,
  what,
  at,
});
const after = (...actions: Action[]): History<string> =>
  actions.reduce(changeHistory<string>, newHistory(''));
const undone = (history: History<string>) => changeHistory(history, { type: 'undo' });
const redone = (history: History<string>) => changeHistory(history, { type: 'redo' });
/** What is seen from the last step back to the first. */
function steps(history: History<string>): string[] {
  const before = undone(history);
  return before === history ? [history.now] : [history.now, ...steps(before)];
}

test('typing on in one field is one step; a pause or another field begins the next', () => {
  const history = after(typed('L', 0), typed('Le', 900), typed('Lea', 2500), typed('Leah', 2600, 'date'));
  expect(steps(history)).toEqual(['Leah', 'Lea', 'Le', '']);
});

test('without times a step lasts until something else changes; a change without a name is a step of its own', () => {
  const history = after(typed('a'), typed('ab'), typed('x', undefined, null), typed('y', undefined, null));
  expect(steps(history)).toEqual(['y', 'x', 'ab', '']);
});

test('redo brings back what was undone until something else is changed', () => {
  const before = undone(after(typed('Lea', 0)));
  expect(redone(before).now).toBe('Lea');
  const other = changeHistory(before, typed('Omar', 5000));
  expect(redone(other)).toBe(other);
});

test('a step after an undo is never merged into the one that was undone', () => {
  const history = changeHistory(undone(after(typed('Lea', 0), typed('Leah', 2000))), typed('Leila', 2100));
  expect(undone(history).now).toBe('Lea');
});

test('a change to the same value is no step, and without steps there is nothing to undo or redo', () => {
  const history = newHistory('Lea');
  expect(changeHistory(history, typed('Lea'))).toBe(history);
  expect(undone(history)).toBe(history);
  expect(redone(history)).toBe(history);
});
