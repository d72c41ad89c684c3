import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';
import type { AskGoogle } from '../../world/google';
import type { Finding } from '../finding';

const API = 'https://identitytoolkit.googleapis.com/admin/v2';

/** Whether the project enables the sign-in methods that the pages offer. Neither is required, so both findings are notes. */
export async function checkSignIn(projectId: string, ask: AskGoogle): Promise<Finding[]> {
  const project = `${API}/projects/${projectId}`;
  const google = fieldsOf(await ask(`${project}/defaultSupportedIdpConfigs/google.com`));
  const { mfa } = fieldsOf(await ask(`${project}/config`));
  const byCode = listOf(fieldsOf(mfa).providerConfigs, (config) => {
    const { state, totpProviderConfig } = fieldsOf(config);
    return totpProviderConfig && text(state) === 'ENABLED' ? true : undefined;
  });
  return [...(google.enabled === true ? [] : [GOOGLE_OFF]), ...(byCode.length ? [] : [SECOND_FACTORS_OFF])];
}

const GOOGLE_OFF: Finding = {
  where: 'project',
  what: '"Continue with Google" is refused: the provider is not enabled',
  remedy: 'enable Google under Authentication, Sign-in method, in the Firebase console',
  isNote: true,
};

const SECOND_FACTORS_OFF: Finding = {
  where: 'project',
  what: 'the store’s people cannot have second factors: TOTP is not enabled, they are asked for the password again instead',
  remedy: 'upgrade to Identity Platform and enable TOTP (docs/operators.md)',
  isNote: true,
};
