import type { EmulatorConfig } from '../config';

/** An account as the list shows it. */
export interface ListedAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** `password`, `google.com`, …; none for a guest. */
  readonly providers: readonly string[];
  /** The custom claims as JSON text; empty without any. */
  readonly claims: string;
  readonly disabled: boolean;
}

export interface AccountPage {
  readonly accounts: readonly ListedAccount[];
  /** To be given for the next page; empty on the last. */
  readonly next: string;
}

interface AuthAnswer {
  readonly users?: readonly {
    readonly localId: string;
    readonly email?: string;
    readonly displayName?: string;
    readonly providerUserInfo?: readonly { readonly providerId: string }[];
    readonly customAttributes?: string;
    readonly disabled?: boolean;
  }[];
  readonly nextPageToken?: string;
}

const PAGE = 50;

/** A page of the accounts, asked of Auth over its own port. */
export async function listAccounts(
  { host, ports, projectId }: EmulatorConfig,
  after: string,
): Promise<AccountPage> {
  const base = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const token = after === '' ? '' : `&nextPageToken=${encodeURIComponent(after)}`;
  const answer = await fetch(`${base}/accounts:batchGet?maxResults=${PAGE}${token}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { users = [], nextPageToken = '' } = (await answer.json()) as AuthAnswer;
  return {
    accounts: users.map((user) => ({
      uid: user.localId,
      email: user.email ?? '',
      name: user.displayName ?? '',
      providers: (user.providerUserInfo ?? []).map(({ providerId }) => providerId),
      claims: user.customAttributes ?? '',
      disabled: user.disabled ?? false,
    })),
    next: users.length === PAGE ? nextPageToken : '',
  };
}
