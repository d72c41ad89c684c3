import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Secrets that the site, the functions and the local Stripe share; production has a secret for each of these purposes. */
const NAMES = ['tracking', 'challenge', 'webhooks', 'bounces'];

/**
 * The secrets of a data folder. They are created at its first start and readable only by its owner, so that no other copy of
 * this repository knows them. Throws one sentence when the folder cannot be written.
 */
export function localSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  const stored = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const missing = NAMES.filter((name) => !stored[name]);
  if (missing.length === 0) return stored;
  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(24).toString('hex')]));
  const secrets = { ...stored, ...made };
  write(file, secrets);
  return secrets;
}

function write(file, secrets) {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  } catch (error) {
    throw new Error(`The data folder ${path.dirname(file)} cannot be written: ${error.message}`);
  }
}
