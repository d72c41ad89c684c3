import { isAdminPath } from '@/lib/paths';
import { pageFiles, pageSource } from '@/tests/fixtures/files/page-files';

const pages = ['404.tsx', '500.tsx', ...pageFiles.values()].filter((file) => file.endsWith('.tsx'));

/** The platform's own pages bring a shell without a store. */
const PLATFORM = /^import \{ \w+ \} from '@\/components\/platform\//m;

// SPEC.md 2: an admin path gets the admin layout, every other the shop's.
test.each(pages)('%s brings the layout of its path', (file) => {
  const path = `/${file.replace(/^s\/\[site\]\//, '')}`;
  const layout = isAdminPath(path) ? /export default inAdmin\(/ : /export default inStorefront\(/;
  expect(pageSource(file)).toMatch(file.startsWith('platform/') ? PLATFORM : layout);
});
