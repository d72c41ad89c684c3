import { isActive, NAV_LINKS } from '@/components/admin/shell/nav-items';
import { adminPaths } from '@/lib/admin-paths';
import { pageFiles } from '@/tests/fixtures/files/page-files';

/** The answer to wrong addresses, and what opens by a press on one's own name. */
const BESIDE_THE_MENU: readonly string[] = ['/admin/[...path]', adminPaths.profile];

test('every page of the admin is in the menu or below one of its pages', () => {
  const pages = [...pageFiles.keys()].filter((page) => page.startsWith('/admin/'));
  expect(pages.length).toBeGreaterThan(20);
  const lost = pages.filter((page) => !NAV_LINKS.some(({ href }) => isActive(page, href)));
  expect(lost).toEqual(BESIDE_THE_MENU);
});
