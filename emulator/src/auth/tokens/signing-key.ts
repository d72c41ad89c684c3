import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What ID tokens are signed with where the setting `signedTokens` is on. */
export interface SigningKey {
  /** Names the key in a token's header and in the published set. */
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const FILE = 'auth-signing-key.pem';
const OWNER_ONLY = 0o600;

/** The key of a data folder, made with its first use, so that tokens outlive a restart. */
export function openSigningKey(dataDir: string): SigningKey {
  const file = path.join(dataDir, FILE);
  if (!fs.existsSync(file)) makeKey(dataDir, file);
  return keyOf(createPrivateKey(fs.readFileSync(file)));
}

/** Creates the key file atomically: two workers may open it at once, and both must read the same key. */
function makeKey(dataDir: string, file: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  fs.mkdirSync(dataDir, { recursive: true });
  const own = `${file}.${randomUUID()}`;
  fs.writeFileSync(own, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: OWNER_ONLY });
  try {
    // Unlike a rename, a link fails where the file is there already.
    fs.linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(own);
  }
}

function keyOf(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return { kid: createHash('sha256').update(der).digest('hex').slice(0, 40), privateKey, publicKey };
}
