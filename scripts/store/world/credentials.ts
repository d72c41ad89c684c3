import { createPrivateKey } from 'node:crypto';
import fs from 'node:fs';
import { fieldsOf } from '@/lib/domain/parse/fields';

/**
 * Throws one sentence when the file of GOOGLE_APPLICATION_CREDENTIALS is none that Google's libraries could use: they would say
 * so in OpenSSL's words, at the first request.
 */
export function checkCredentials(file: string): void {
  const problem = problemOf(file);
  if (problem)
    throw new Error(
      `GOOGLE_APPLICATION_CREDENTIALS names "${file}", which ${problem}; it takes the key file of a service account, or the credentials of gcloud.`,
    );
}

function problemOf(file: string): string | null {
  const text = unlessThrown(() => fs.readFileSync(file, 'utf8'));
  if (text === null) return 'cannot be read';
  const content: unknown = unlessThrown(() => JSON.parse(text));
  const { type, private_key: key } = fieldsOf(content);
  if (typeof type !== 'string') return 'holds no credentials';
  if (type !== 'service_account') return null;
  const isKey = typeof key === 'string' && unlessThrown(() => createPrivateKey(key)) !== null;
  return isKey ? null : 'holds no private key';
}

function unlessThrown<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
