import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Beside Jest, which runs no ES modules. */
function run(script: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

test('App Hosting gets settings as values', () => {
  const written = run(`
    import { appHostingFile } from './scripts/deploy/app-hosting.mjs';
    console.log(appHostingFile({ NEXT_PUBLIC_STORE_ID: 'boards', NEXT_PUBLIC_STRIPE_ID: '' }));
  `);
  expect(written).toMatch(/variable: NEXT_PUBLIC_STORE_ID\n\s+value: boards/);
  expect(written).toMatch(/variable: NEXT_PUBLIC_STRIPE_ID\n\s+value: ""/);
});

test.each([
  ['env: [{ variable: 1A, value: x }]', '"1A" is no name of a variable'],
  ['env: [{ variable: A, value: x, secret: y }]', 'A takes either a value or a secret'],
  ['runConfig: { cpu: many }', 'runConfig.cpu takes a whole number'],
  ['env: [', 'apphosting.yaml:'],
])('a file that says %s is refused', (text, reason) => {
  const answer = run(`
    import fs from 'node:fs';
    import os from 'node:os';
    import path from 'node:path';
    import { checkAppHosting } from './scripts/deploy/app-hosting.mjs';
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'apphosting-'));
    fs.writeFileSync(path.join(folder, 'apphosting.yaml'), ${JSON.stringify(text)});
    try { checkAppHosting(path.join(folder, 'apphosting.yaml')); } catch (error) { console.log(error.message); }
    fs.rmSync(folder, { recursive: true });
  `);
  expect(answer).toContain(reason);
});
