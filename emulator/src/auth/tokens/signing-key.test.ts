import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openSigningKey } from './signing-key';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'signing-key-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('two that make the key at once end with the same, and nothing else is left in the folder', () => {
  const generate = crypto.generateKeyPairSync;
  let other = '';
  jest.spyOn(crypto, 'generateKeyPairSync').mockImplementationOnce(((
    ...args: Parameters<typeof generate>
  ) => {
    other = openSigningKey(folder).kid;
    return generate(...args);
  }) as typeof generate);
  expect(openSigningKey(folder).kid).toBe(other);
  expect(openSigningKey(folder).kid).toBe(other);
  expect(fs.readdirSync(folder)).toHaveLength(1);
});
