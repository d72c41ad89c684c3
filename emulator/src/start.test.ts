import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEmulator } from '../start.mjs';
import { parseConfig } from './config';
import { emulatorConfig, removeTestFiles } from './testing/fork-emulator';

jest.setTimeout(30_000);
afterAll(removeTestFiles);

const refusal = async (config: object) => {
  const started = startEmulator(config, { quiet: true });
  return started.then(
    async (emulator) => {
      await emulator.kill();
      return 'started';
    },
    (error: Error) => error.message,
  );
};

test('a second copy on the same data folder says who holds it, and a kill frees it', async () => {
  const config = await emulatorConfig();
  const first = await startEmulator(config, { quiet: true });
  expect(await refusal(config)).toBe(
    `The data folder ${config.dataDir} is in use by another local Firebase (process ${first.pid}); stop that one first.`,
  );
  await first.kill('SIGKILL');
  expect(await refusal(config)).toBe('started');
});

test('it needs nothing from the path but Node, so no Java', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'path-'));
  fs.symlinkSync(process.execPath, path.join(folder, 'node'));
  const env = { ...process.env, PATH: folder, JAVA_HOME: '' };
  expect(spawnSync('java', ['-version'], { env }).error).toMatchObject({ code: 'ENOENT' });
  const main = path.join(__dirname, '../dist/main.js');
  const child = fork(main, [JSON.stringify(await emulatorConfig())], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const told = await new Promise((resolve) => {
    child.once('message', resolve);
    child.once('exit', resolve);
  });
  expect(told).toMatchObject({ type: 'ready' });
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  fs.rmSync(folder, { recursive: true });
});

test('an occupied port is named with its service and the way out', async () => {
  const config = await emulatorConfig();
  const squatter = net.createServer();
  await new Promise<void>((resolve) => squatter.listen(config.ports.auth, '127.0.0.1', resolve));
  expect(await refusal(config)).toBe(
    `Port ${config.ports.auth}, wanted for Auth, is in use by another program; stop it, or move all ports with LOCAL_PORT_BASE, as in LOCAL_PORT_BASE=20000.`,
  );
  squatter.close();
});

test('a broken rules file stops the start with line and column', async () => {
  const config = await emulatorConfig({
    firestoreRules: "rules_version = '2';\nservice cloud.firestore { match }",
  });
  expect(await refusal(config)).toMatch(/^firestore\.rules:2:\d+ [^\n]+$/);
});

test('functions that cannot be loaded stop the start with their error', async () => {
  const config = await emulatorConfig({ functions: "require('./no-such-module')" });
  expect(await refusal(config)).toMatch(/^The functions in .* could not be loaded: Cannot find module/);
});

test('a damaged data folder stops the start and is left as it is', async () => {
  const config = await emulatorConfig();
  fs.mkdirSync(config.dataDir);
  fs.writeFileSync(`${config.dataDir}/platform.db`, 'not a database '.repeat(100));
  expect(await refusal(config)).toMatch(
    /^The file .*platform\.db cannot be used \(.*\); restore it from a backup/,
  );
  expect(fs.readFileSync(`${config.dataDir}/platform.db`, 'utf8')).toMatch(/^not a database/);
});

test.each([
  ['no configuration', undefined, 'The local Firebase needs its configuration as one JSON argument.'],
  ['no JSON', '{', 'The configuration of the local Firebase is not JSON: {'],
  [
    'a bad port',
    { ports: { firestore: 'x' } },
    'The setting ports.firestore must be a port number, but it is "x".',
  ],
  [
    'a bad project',
    { projectId: 'A B' },
    'The setting projectId must be a Firebase project id, but it is "A B".',
  ],
  [
    'no rules',
    { rules: { firestore: '/none' } },
    'The setting rules.firestore names /none, but there is no such file.',
  ],
])('%s is refused in one sentence', async (_name, change, sentence) => {
  const argument =
    typeof change === 'object' ? JSON.stringify({ ...(await emulatorConfig()), ...change }) : change;
  expect(() => parseConfig(argument)).toThrow(sentence);
});

test('two services on one port are refused', async () => {
  const config = await emulatorConfig();
  const ports = { ...config.ports, auth: config.ports.firestore };
  expect(() => parseConfig(JSON.stringify({ ...config, ports }))).toThrow(
    /ports of firestore and auth are both \d+/,
  );
});
