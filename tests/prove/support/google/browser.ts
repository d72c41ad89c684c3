import fs from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureHeadlessShell } from '@/scripts/lib/chromium.mjs';
import { browserOnGoogle as browserTests } from '@/scripts/gate/gate-steps.mjs';
import { partsOf } from './parts';

const TESTS = 'tests/e2e';
/** Files for which an emulator lives: it keeps every version of a document, and slows down when its memory is full. */
const OF_A_PART = 20;

/** One way through each part that reads Firestore in the browser: the main job, live pages, the admin, messages. */
const SAMPLE = [
  ...['shop/main-job', 'shop/live', 'shop/shopper', 'shop/reviews'],
  ...['admin/product-editor', 'admin/admin-orders'],
].map((name) => `tests/e2e/${name}.spec.ts`);

interface Counted {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** The built shop in a browser; all tests where PROVE_ALL_BROWSER_TESTS is set (`--full`), in parts. */
export async function browserOnGoogle(folder: string, say: (line: string) => void): Promise<Counted> {
  const files = process.env.PROVE_ALL_BROWSER_TESTS ? allFiles() : SAMPLE;
  const browsers = { chromium: ensureChromium(process.cwd()), headlessShell: ensureHeadlessShell() };
  const total = { passed: 0, failures: [] as string[] };
  for (const [at, part] of partsOf(files, OF_A_PART).entries()) {
    say(`browser tests: ${at * OF_A_PART} of ${files.length} files`);
    const out = path.resolve(folder, `browser-${at}`);
    fs.mkdirSync(out);
    const { passed, failed, failures = [] } = await browserTests({ out, browsers, files: part });
    total.passed += passed;
    total.failures.push(...(failed && !failures.length ? ['a part did not run'] : failures));
  }
  return total;
}

const allFiles = (): string[] =>
  fs
    .readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${TESTS}/${file}`)
    .sort();
