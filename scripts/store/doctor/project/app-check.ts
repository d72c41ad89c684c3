import { fieldsOf, text } from '@/lib/domain/parse/fields';
import type { AskGoogle } from '../../world/google';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

const API = 'https://firebaseappcheck.googleapis.com/v1';

/** Whether App Check accepts the key in the sites' builds; without a key there is nothing to check. */
export async function checkAppCheck(
  { env, projectId }: Pick<World, 'env' | 'projectId'>,
  ask: AskGoogle,
): Promise<Finding[]> {
  const { NEXT_PUBLIC_APP_CHECK_KEY: key, NEXT_PUBLIC_FIREBASE_APP_ID: app = '' } = env;
  if (!key) return [];
  const config = await ask(`${API}/projects/${projectId}/apps/${app}/recaptchaEnterpriseConfig`);
  const registered = text(fieldsOf(config).siteKey);
  if (registered === key) return [];
  return [
    {
      where: 'project',
      what: `NEXT_PUBLIC_APP_CHECK_KEY is "${key}", but App Check has ${registered ? `"${registered}"` : 'no key'} for the web app`,
      remedy: 'register it (docs/operators.md, App Check), or browsers get no token',
      isNote: true,
    },
  ];
}
