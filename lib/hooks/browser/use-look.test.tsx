import { renderHook } from '@testing-library/react';
import { DEFAULT_LOOK } from '@/lib/domain/store/look/look';
import { useLook } from './use-look';

const { documentElement: page } = document;

test('an open page changes its look with the setting, and the admin after it has none', () => {
  const { rerender, unmount } = renderHook(useLook, { initialProps: DEFAULT_LOOK });
  expect(page).toHaveAttribute('data-look', expect.stringContaining('corners-soft'));
  rerender({ ...DEFAULT_LOOK, corners: 'round', header: 'centred' });
  expect(page).toHaveAttribute('data-look', expect.stringMatching(/corners-round.*header-centred/));
  unmount();
  expect(page).not.toHaveAttribute('data-look');
});
