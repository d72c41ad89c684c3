import { once } from 'node:events';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { fetchBounded, type Answered } from '@/functions/src/adapters/network/fetch-bounded';

/** Some kilobytes, in base64 and with the secret's name. */
const MOST_BYTES = 16 * 1024;

export const SECRET_MANAGER = 'https://secretmanager.googleapis.com';

export interface SecretDeps {
  /** Google's, or a test's. */
  readonly origin: string;
  readonly projectId: () => string;
  readonly accessToken: () => Promise<string>;
  /** Bound on each of the two requests, for the access token and for the secret; milliseconds. */
  readonly timeoutMs: number;
}

/** Secret Manager does not answer. */
export class SecretUnavailableError extends Error {}

/**
 * The last version of a secret of Secret Manager; null where there is none. Rejects with `SecretUnavailableError` while Secret Manager
 * is unavailable, and with Google's message if this account may not read the secret.
 */
export async function readSecret(deps: SecretDeps, secret: string): Promise<string | null> {
  const answer = await ask(deps, secret).catch((error: unknown) => {
    throw new SecretUnavailableError(`Secret Manager did not tell ${secret}.`, { cause: error });
  });
  if (isMissing(answer)) return null;
  if (answer.status === 429 || answer.status >= 500)
    throw new SecretUnavailableError(`Secret Manager did not tell ${secret} (${answer.status}).`);
  // Google's message names the account and the role it lacks.
  if (!answer.ok) throw new Error(`Secret Manager refused ${secret} (${answer.status}): ${answer.text}`);
  const { payload } = fieldsOf(JSON.parse(answer.text));
  return Buffer.from(text(fieldsOf(payload).data) ?? '', 'base64').toString('utf8');
}

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/access */
async function ask(deps: SecretDeps, secret: string): Promise<Answered> {
  const { origin, projectId, accessToken, timeoutMs } = deps;
  const token = await Promise.race([accessToken(), late(timeoutMs)]);
  return fetchBounded(`${origin}/v1/projects/${projectId()}/secrets/${secret}/versions/latest:access`, {
    timeoutMs,
    mostBytes: MOST_BYTES,
    headers: { authorization: `Bearer ${token}` },
  });
}

/** The credential's own request to Google has no bound. */
async function late(ms: number): Promise<never> {
  await once(AbortSignal.timeout(ms), 'abort');
  throw new Error(`No access token within ${ms} ms.`);
}

/** No such secret, none of its versions, or the last one disabled or destroyed. */
function isMissing({ status, text: body }: Answered): boolean {
  return status === 404 || (status === 400 && body.includes('FAILED_PRECONDITION'));
}
