import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkCredentials } from './credentials';

let folder: string;
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'credentials-'))));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function check(content: unknown): void {
  const file = path.join(folder, 'key.json');
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  checkCredentials(file);
}

test('the key of a service account and the credentials of gcloud are taken', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  expect(() => check({ type: 'service_account', private_key: key })).not.toThrow();
  expect(() => check({ type: 'authorized_user', refresh_token: 'x' })).not.toThrow();
});

test.each([
  ['', 'holds no credentials'],
  ['{', 'holds no credentials'],
  [{ project: 'shop' }, 'holds no credentials'],
  [{ type: 'service_account' }, 'holds no private key'],
  [{ type: 'service_account', private_key: '-----BEGIN PRIVATE KEY-----\nx\n' }, 'holds no private key'],
])('a file with %j is named with what is wrong', (content, problem) => {
  expect(() => check(content)).toThrow(
    `GOOGLE_APPLICATION_CREDENTIALS names "${folder}/key.json", which ${problem};`,
  );
});

test('a file that is not there is named', () => {
  expect(() => checkCredentials('/nowhere/key.json')).toThrow(
    'names "/nowhere/key.json", which cannot be read;',
  );
});
