import fs from 'node:fs';
import path from 'node:path';
import { isAdminPath } from '@/lib/paths';

const PAGES = path.resolve(__dirname, '../pages');
const NO_PAGES = /^(_app|_document|api\/)/;

const pages = fs
  .readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx$/.test(file) && !NO_PAGES.test(file));

// SPEC.md 2: any path containing 'admin' gets the admin layout, every other the shop's.
test.each(pages)('%s brings the layout of its path', (file) => {
  const source = fs.readFileSync(path.join(PAGES, file), 'utf8');
  expect(source).toMatch(
    isAdminPath(`/${file}`) ? /export default inAdmin\(/ : /export default inStorefront\(/,
  );
});
