import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Beside Jest, which runs no ES modules. */
function run(script: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

test('App Hosting gets settings as values, and none that is empty, which its parser refuses', () => {
  const written = run(`
    import { appHostingFile } from './scripts/deploy/app-hosting.mjs';
    console.log(appHostingFile({ NEXT_PUBLIC_STORE_ID: 'boards', NEXT_PUBLIC_STRIPE_ID: '' }));
  `);
  expect(written).toMatch(/variable: NEXT_PUBLIC_STORE_ID\n\s+value: boards/);
  expect(written).not.toContain('NEXT_PUBLIC_STRIPE_ID');
});

test('App Hosting builds by the script of package.json that its buildpack runs as it stands', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['apphosting:build']).toBe('node scripts/build.mjs --server');
  const config = fs.readFileSync(path.join(ROOT, 'apphosting.yaml'), 'utf8');
  expect(config).toContain('runCommand: node .build/server/start.mjs');
  expect(config).not.toContain('buildCommand:');
});

test.each([
  ['env: [{ variable: 1A, value: x }]', '"1A" is no name of a variable'],
  ['env: [{ variable: A, value: x, secret: y }]', 'A takes either a value or a secret'],
  ['env: [{ variable: A, value: "" }]', 'A is empty'],
  ['scripts: { buildCommand: npm run build }', 'the script "apphosting:build" of package.json is the build'],
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

test('a backend is told whose settings it reads, once, and one that is missing is named', () => {
  const printed = run(`
    import { nameEnvironment } from './scripts/deploy/backend.mjs';
    const name = 'projects/p/locations/us-central1/backends/shop-oud';
    const backends = [{ name }];
    const changes = [];
    const ask = async (url, change) => {
      if (!change) return { backends };
      changes.push([change.method, url.slice(url.indexOf('/projects'))]);
      Object.assign(backends[0], change.body);
    };
    const wanted = { projectId: 'p', backend: 'shop-oud', environment: 'oud' };
    await nameEnvironment(wanted, ask);
    await nameEnvironment(wanted, ask);
    const missing = await nameEnvironment({ ...wanted, backend: 'x' }, ask).catch(({ message }) => message);
    console.log(JSON.stringify({ changes, missing }));
  `);
  expect(JSON.parse(printed)).toEqual({
    changes: [['PATCH', '/projects/p/locations/us-central1/backends/shop-oud?updateMask=environment']],
    missing: expect.stringContaining('no backend "x" at App Hosting'),
  });
});
