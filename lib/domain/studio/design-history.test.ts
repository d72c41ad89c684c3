import { aDesignInput } from '@/tests/fixtures/studio';
import { changeDesign, newHistory, type DesignAction, type DesignHistory } from './design-history';

const named = (name: string) => ({ variantId: 'small', input: aDesignInput({ texts: { name } }) });
const typed = (name: string, at: number, what = 'name'): DesignAction => ({
  type: 'change',
  next: named(name),
  what,
  at,
});
const after = (...actions: DesignAction[]): DesignHistory =>
  actions.reduce(changeDesign, newHistory(named('')));
const nameIn = ({ now }: DesignHistory) => now.input.texts.name;

test('typing on in one field is one step; a pause or another field begins the next', () => {
  const history = after(typed('L', 0), typed('Le', 900), typed('Lea', 2500), typed('Leah', 2600, 'date'));
  const steps = [0, 1, 2, 3].map((count) =>
    nameIn(
      Array.from({ length: count }).reduce<DesignHistory>((h) => changeDesign(h, { type: 'undo' }), history),
    ),
  );
  expect(steps).toEqual(['Leah', 'Lea', 'Le', '']);
});

test('redo brings back what was undone until something else is changed', () => {
  const undone = changeDesign(after(typed('Lea', 0)), { type: 'undo' });
  expect(nameIn(changeDesign(undone, { type: 'redo' }))).toBe('Lea');
  const other = changeDesign(undone, typed('Omar', 5000));
  expect(changeDesign(other, { type: 'redo' })).toBe(other);
});

test('a step after an undo is never merged into the one that was undone', () => {
  const undone = changeDesign(after(typed('Lea', 0), typed('Leah', 2000)), { type: 'undo' });
  const history = changeDesign(undone, typed('Leila', 2100));
  expect(nameIn(changeDesign(history, { type: 'undo' }))).toBe('Lea');
});

test('without steps there is nothing to undo or redo', () => {
  const history = newHistory(named('Lea'));
  expect(changeDesign(history, { type: 'undo' })).toBe(history);
  expect(changeDesign(history, { type: 'redo' })).toBe(history);
});
