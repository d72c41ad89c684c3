import path from 'node:path';
import { ensureChromium, ensureHeadlessShell } from '@/scripts/lib/chromium.mjs';
import { browserOnGoogle as browserTests } from '@/scripts/gate/gate-steps.mjs';

/** One way through each part that reads Firestore in the browser: the main job, live pages, the admin, messages. */
const SAMPLE = [
  ...['shop/main-job', 'shop/live', 'shop/shopper', 'shop/reviews'],
  ...['admin/product-editor', 'admin/admin-orders'],
].map((name) => `tests/e2e/${name}.spec.ts`);

interface Counted {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** The built shop in a browser; all tests where PROVE_ALL_BROWSER_TESTS is set (`--full`). */
export async function browserOnGoogle(folder: string, say: (line: string) => void): Promise<Counted> {
  const files = process.env.PROVE_ALL_BROWSER_TESTS ? [] : SAMPLE;
  say(files.length ? `${files.length} files of browser tests` : 'all browser tests');
  const browsers = { chromium: ensureChromium(process.cwd()), headlessShell: ensureHeadlessShell() };
  const { passed, failed, failures } = await browserTests({ out: path.resolve(folder), browsers, files });
  return { passed, failures: failed && !failures.length ? ['the suite did not run'] : failures };
}
