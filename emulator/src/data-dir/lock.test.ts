import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LOCK = path.resolve(__dirname, '../../data-dir-lock.mjs');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'data-dir-lock-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** Runs a module in a process of its own, because a process never meets its own file locks. */
const node = (source: string) =>
  spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', source], { encoding: 'utf8' });

const take = `import { lockDataDir } from ${JSON.stringify(LOCK)}; lockDataDir(${JSON.stringify(dataDir)});`;
const tryToTake = `try { ${take.split(';')[1]} } catch (error) { console.log(error.message); }`;

test('a folder stays locked for as long as its process lives, and is free afterwards', () => {
  const rival = `
    import { spawnSync } from 'node:child_process';
    import { setTimeout as sleep } from 'node:timers/promises';
    ${take}
    for (let round = 0; round < 5; round++) { gc(); await sleep(10); }
    const source = ${JSON.stringify(`${take.split(';')[0]}; ${tryToTake}`)};
    console.log(spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' }).stdout);`;
  expect(node(rival).stdout).toMatch(/is in use by another local Firebase \(process \d+\)/);
  expect(node(`${take} console.log('taken');`).stdout).toBe('taken\n');
});
