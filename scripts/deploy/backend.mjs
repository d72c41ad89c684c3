import { askGoogle } from './google.mjs';

const API = 'https://firebaseapphosting.googleapis.com/v1beta';

/**
 * Sets the environment name of an App Hosting backend, so that it reads the settings file of its store. Rejects with one
 * sentence when there is no such backend.
 */
export async function nameEnvironment({ projectId, backend, environment }, ask = askGoogle) {
  const { backends = [] } = (await ask(`${API}/projects/${projectId}/locations/-/backends`)) ?? {};
  const found = backends.find(({ name }) => name.endsWith(`/backends/${backend}`));
  if (!found)
    throw new Error(
      `There is no backend "${backend}" at App Hosting; docs/operators.md, "Once per store", tells how to create it.`,
    );
  if (found.environment === environment) return;
  await ask(`${API}/${found.name}?updateMask=environment`, { method: 'PATCH', body: { environment } });
}
