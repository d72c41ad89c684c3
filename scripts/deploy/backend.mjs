import { askGoogle } from './google.mjs';

const API = 'https://firebaseapphosting.googleapis.com/v1beta';

/**
 * Sees to it that a backend of App Hosting reads the settings of its store: its environment's name is part of the name of
 * the file that holds them. Rejects with one sentence where there is no such backend.
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
