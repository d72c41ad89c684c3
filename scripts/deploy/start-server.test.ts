import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
  fs.copyFileSync(path.join(__dirname, 'start-server.mjs'), path.join(folder, 'start.mjs'));
  fs.writeFileSync(path.join(folder, 'server.js'), 'console.log(JSON.stringify(process.env));');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The environment in which the built server runs. */
function started(built: Record<string, string>, env: Record<string, string> = {}): Record<string, unknown> {
  fs.writeFileSync(path.join(folder, 'built-with.json'), JSON.stringify(built));
  const output = execFileSync(process.execPath, ['start.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  });
  return { FIRESTORE_EMULATOR_HOST: undefined, ...(JSON.parse(output) as object) };
}

test('what was built for a local Firebase runs against it without any setting', () => {
  const built = {
    NEXT_PUBLIC_STORE_ID: 'mine',
    NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  };
  expect(started(built)).toMatchObject({
    ...built,
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  });
  const elsewhere = { FIRESTORE_EMULATOR_HOST: 'firebase:8080' };
  expect(started(built, elsewhere)).toMatchObject(elsewhere);
});

test('what was built for a real project asks Google', () => {
  const built = { NEXT_PUBLIC_STORE_ID: 'demo', NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST: '' };
  expect(started(built).FIRESTORE_EMULATOR_HOST).toBeUndefined();
});
