import { applicationDefault } from 'firebase-admin/app';

/**
 * Calls a Google API with the deployment's credentials. Resolves to null when the resource does not exist; throws when Google
 * refuses.
 */
export async function askGoogle(url, { method = 'GET', body } = {}) {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer.json();
  if (answer.status === 404) return null;
  const { hostname } = new URL(url);
  throw new Error(`${hostname} refused (${answer.status}): ${(await answer.text()).slice(0, 300)}`);
}
