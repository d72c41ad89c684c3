import { act, renderHook, waitFor } from '@testing-library/react';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { withoutHomepage, type StoreSetting } from '@/lib/domain/store/store-setting';
import { watchStoreSetting } from '@/lib/firestore/store-setting';
import { useLiveStoreSetting } from './use-live-store-setting';

jest.mock('@/lib/firestore/store-setting', () => ({ watchStoreSetting: jest.fn(() => () => {}) }));

const titled = (title: string, name = 'Boards') =>
  parseStoreSetting('demo', { name: { en: name }, homepage: { hero: { title: { en: title } } } });

async function shownOn(initial: StoreSetting) {
  jest.mocked(watchStoreSetting).mockClear();
  const hook = renderHook(useLiveStoreSetting, { initialProps: initial });
  await waitFor(() => expect(watchStoreSetting).toHaveBeenCalled());
  const comes = (setting: StoreSetting) =>
    act(() => jest.mocked(watchStoreSetting).mock.lastCall?.[1](setting));
  return { ...hook, comes };
}

test('a page that leaves the home page out is up to date by all the rest', async () => {
  const built = withoutHomepage(titled('Good words'));
  const { result, comes } = await shownOn(built);
  comes(titled('Good words'));
  expect(result.current).toBe(built);
  comes(titled('Good words', 'Panels'));
  const shown = result.current;
  expect(shown.name.en).toBe('Panels');
  // As when somebody comes back to the tab.
  comes(titled('Good words', 'Panels'));
  expect(result.current).toBe(shown);
});

test('what came while another page was open is shown on a home page that is older', async () => {
  const { result, comes, rerender } = await shownOn(withoutHomepage(titled('Good words')));
  comes(titled('Better words'));
  rerender(titled('Good words'));
  expect(result.current.homepage.hero.title.en).toBe('Better words');
  rerender(titled('Better words'));
  expect(result.current.homepage.sections).not.toHaveLength(0);
});
