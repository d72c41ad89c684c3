import { renderHook } from '@testing-library/react';
import { DEFAULT_LOOK } from '@/lib/domain/store/look/look';
import { useLook } from './use-look';

const { documentElement: page } = document;

test('an open page changes its look with the setting, and the admin after it has the default', () => {
  const { rerender, unmount } = renderHook(useLook, { initialProps: DEFAULT_LOOK });
  expect(page.getAttributeNames()).toEqual([]);
  rerender({ ...DEFAULT_LOOK, corners: 'sharp', header: 'centred' });
  expect(page.getAttributeNames()).toEqual(['data-corners', 'data-header']);
  rerender({ ...DEFAULT_LOOK, corners: 'round' });
  expect(page.outerHTML).toContain('data-corners="round"');
  expect(page).not.toHaveAttribute('data-header');
  unmount();
  expect(page.getAttributeNames()).toEqual([]);
});
