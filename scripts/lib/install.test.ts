import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled, hasPackages } from './install.mjs';

const PROJECT = { name: 'shop', version: '1.0.0' };
const LOCK = {
  '': PROJECT,
  'node_modules/boards': { version: '1.2.0', integrity: 'sha512-boards' },
  'node_modules/for-macos': { version: '3.0.0', integrity: 'sha512-mac', optional: true },
};
const INSTALLED = { 'node_modules/boards': LOCK['node_modules/boards'] };

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
  fs.mkdirSync(path.join(root, 'node_modules'));
  write('package-lock.json', LOCK);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const write = (file: string, packages: object) =>
  fs.writeFileSync(path.join(root, file), JSON.stringify({ packages }));

test('after "npm ci" by hand nothing is installed again', () => {
  write('node_modules/.package-lock.json', INSTALLED);
  ensureInstalled(root);
  expect(fs.existsSync(path.join(root, 'node_modules/.installed-lock'))).toBe(true);
});

test.each([
  ['a package is missing', {}],
  ['one has another version', { 'node_modules/boards': { version: '1.1.0', integrity: 'sha512-boards' } }],
  ['one has other contents', { 'node_modules/boards': { version: '1.2.0', integrity: 'sha512-other' } }],
  ['one is there that is not wanted', { ...INSTALLED, 'node_modules/left': { version: '1.0.0' } }],
])('packages are not those of the lock file where %s', (_what, installed) => {
  write('node_modules/.package-lock.json', installed);
  expect(hasPackages(root)).toBe(false);
});

test('a folder in which npm installed nothing has no packages', () => {
  expect(hasPackages(root)).toBe(false);
});
