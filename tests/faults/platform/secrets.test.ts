import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = process.cwd();

/** What secrets look like; the keys of tests and of the local stand-ins say that they are none. */
const SECRETS = [
  /\b[sr]k_live_[A-Za-z0-9]{20,}/,
  /\b[sr]k_test_[A-Za-z0-9]{20,}/,
  /\bwhsec_[A-Za-z0-9+/]{24,}/,
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{20}/,
  /\bAIza[\w-]{35}\b/,
  /\bAKIA[A-Z0-9]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /"private_key_id":\s*"[0-9a-f]{20,}"/,
  /\bsmtps?:\/\/[^\s:@/'"`$]+:[^\s@/'"`$]{4,}@(?!.*example)/,
];

const tracked = () =>
  execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);

test('fault 44: no secret lies in the repository', () => {
  const found = tracked()
    .filter((file) => fs.existsSync(path.join(ROOT, file)) && fs.statSync(path.join(ROOT, file)).isFile())
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(ROOT, file), 'latin1');
      return SECRETS.filter((secret) => secret.test(text)).map((secret) => `${file}: ${secret.source}`);
    });
  expect(found).toEqual([]);
});

test('fault 44: files of settings and of data are kept out of the repository', () => {
  const ignored = ['.env', 'functions/.env', 'functions/.env.some-project', '.data/log.txt', 'key.json'];
  const known = tracked();
  for (const file of ignored) expect(known).not.toContain(file);
  const kept = execFileSync('git', ['check-ignore', ...ignored.slice(0, 4)], { cwd: ROOT, encoding: 'utf8' });
  expect(kept.trim().split('\n')).toEqual(ignored.slice(0, 4));
});

test('fault 44: what a deployment takes are the very rules that the tests and the local start run under', () => {
  const config = JSON.parse(fs.readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as Record<
    'firestore' | 'storage',
    { readonly rules: string }
  >;
  expect([config.firestore.rules, config.storage.rules]).toEqual(['firestore.rules', 'storage.rules']);
  expect(tracked().filter((file) => file.endsWith('.rules'))).toEqual(['firestore.rules', 'storage.rules']);
});
