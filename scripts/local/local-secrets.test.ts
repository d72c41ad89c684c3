import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localFunctionsEnv, localStripeWebhooks } from './local-env.mjs';
import { localSecrets } from './local-secrets.mjs';
import { localPorts } from './ports.mjs';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secrets-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('each data folder has secrets of its own, for its owner alone, and keeps them', () => {
  const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')];
  const secrets = localSecrets(one);
  expect(localSecrets(one)).toEqual(secrets);
  const all = [...Object.values(secrets), ...Object.values(localSecrets(other))];
  expect(new Set(all).size).toBe(all.length);
  for (const secret of all) expect(secret).toMatch(/^[0-9a-f]{48}$/);
  expect(fs.statSync(path.join(one, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('the functions and the local Stripe share them', () => {
  const secrets = localSecrets(folder);
  const ports = localPorts({});
  const functionsEnv = localFunctionsEnv(ports, { secrets });
  expect(functionsEnv.TRACKING_SECRET).toBe(secrets.tracking);
  const told = localStripeWebhooks(ports, functionsEnv).map(({ secret }) => secret);
  expect(told).toEqual(
    ['platform', 'demo', 'second', 'connect'].map((name) => `whsec_${secrets.webhooks}_${name}`),
  );
});

test('a folder that cannot be written is named', () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  expect(() => localSecrets(file)).toThrow(`The data folder ${file} cannot be written`);
});
