import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Verses } from '@/lib/domain/studio/verses/verses';
import studio from '@/locales/en/studio.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { VerseEntry } from './verse-entry';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));
const verses: Verses = {
  ayahs: [],
  textOf: ({ surah, from, to }) => `text of ${surah} ${from} ${to}`,
  search: () => [{ surah: 94, ayah: 6, text: 'found' }],
};
jest.mock('@/lib/browser/studio/fetch-verses', () => ({ fetchVerses: async () => verses }));

// jsdom scrolls nothing.
const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

const onChoose = jest.fn();
type Shown = Partial<Parameters<typeof VerseEntry>[0]>;

const show = (shown: Shown = {}) =>
  render(
    <WithTexts texts={{ studio }}>
      <VerseEntry
        {...{ label: 'Verse', value: '', reference: undefined, error: undefined, warning: undefined }}
        {...shown}
        onChoose={onChoose}
      />
    </WithTexts>,
  );
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a verse that is found by words is taken with its place, and the focus stays at the field', async () => {
  show();
  await press('Choose a verse');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'يسرا' } });
  await press(/^found/);
  expect(screen.getByRole('button', { name: /^found/ })).toHaveAttribute('aria-pressed', 'true');
  expect(scrollIntoView).toHaveBeenCalled();
  await press('Use this verse');
  expect(onChoose).toHaveBeenCalledWith({
    reference: { surah: 94, from: 6, to: 6 },
    text: 'text of 94 6 6',
  });
  expect(screen.getByRole('button', { name: 'Choose a verse' })).toHaveFocus();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a chosen verse is shown with its place and can be taken away', async () => {
  show({ value: 'text', reference: { surah: 103, from: 1, to: 3 } });
  expect(screen.getByRole('figure')).toHaveTextContent('textAl-Asr 1–3');
  await press('Remove verse');
  expect(onChoose).toHaveBeenCalledWith(null);
  expect(screen.getByRole('button', { name: 'Choose another verse' })).toHaveFocus();
});

test('what is wrong is said at the button that mends it', () => {
  show({ error: 'Fill this in.' });
  expect(screen.getByRole('button', { name: 'Choose a verse' })).toHaveAccessibleDescription('Fill this in.');
});
