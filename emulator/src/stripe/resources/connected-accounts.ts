import { ApiError, invalid } from '../core/api-error';
import { idOf, type Books, type Call, type Routes } from '../core/call';
import type { StripeDatabase } from '../core/database';
import { newId } from '../core/ids';
import { listOf } from '../core/listing';
import type { AccountLink, ConnectedAccount } from '../core/connect-objects';

/** The platform's application at Stripe; every account of the stand-in that connects others has the same. */
export const APPLICATION = 'ca_local';

const LINK_LIVES_SECONDS = 300;
/** What Stripe asks of everybody first. */
const ASKED_FIRST = [
  'business_profile.url',
  'external_account',
  'representative.first_name',
  'tos_acceptance.date',
];

export const CONNECTED_ACCOUNT_ROUTES: Routes = {
  'POST /v1/accounts': create,
  'GET /v1/accounts': (call) => listOf(call, 'account', '/v1/accounts'),
  'GET /v1/accounts/:id': (call) => accountOf(call, idOf(call)),
  'POST /v1/account_links': createLink,
};

/** The platform that an account is connected to; null for one that stands alone, and for one that cut the connection. */
export function platformOf(database: StripeDatabase, account: string): string | null {
  if (!account.startsWith('acct_')) return null;
  const row = database
    .prepare("SELECT account FROM objects WHERE type = 'account' AND id = ?")
    .get(account) as { account: string } | undefined;
  return row?.account ?? null;
}

/** Stripe's answer to a platform that names an account which is not, or is no longer, connected to it. */
export const noAccess = (account: string): ApiError =>
  new ApiError(
    403,
    `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    { code: 'account_invalid' },
  );

function accountOf({ objects }: Books, id: string): ConnectedAccount {
  const found = objects.find('account', id);
  if (found) return found;
  throw noAccess(id);
}

function create({ params, objects, now }: Call): ConnectedAccount {
  const type = params.oneOf('type', ['standard', 'express']);
  if (!type) throw invalid('Missing required param: type.', { code: 'parameter_missing', param: 'type' });
  params.ignore('business_profile', 'default_currency', 'capabilities', 'business_type');
  const country = params.text('country') ?? 'US';
  const account: ConnectedAccount & Record<string, unknown> = {
    id: newId('acct', 16),
    object: 'account',
    capabilities: {},
    charges_enabled: false,
    country,
    created: now,
    default_currency: 'usd',
    details_submitted: false,
    email: params.text('email') ?? null,
    livemode: false,
    metadata: params.metadata(),
    payouts_enabled: false,
    requirements: { ...NOTHING_ASKED, currently_due: ASKED_FIRST, disabled_reason: 'requirements.past_due' },
    type,
  };
  return objects.save(account);
}

const NOTHING_ASKED: ConnectedAccount['requirements'] = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
};

function createLink(call: Call): object {
  const { params, objects, now, origin } = call;
  const account = accountOf(call, params.requiredText('account')).id;
  params.oneOf('type', ['account_onboarding', 'account_update']);
  params.ignore('collection_options', 'collect');
  const link: AccountLink = {
    id: newId('al'),
    object: 'account_link',
    account,
    created: now,
    expires_at: now + LINK_LIVES_SECONDS,
    livemode: false,
    refresh_url: params.requiredText('refresh_url'),
    return_url: params.requiredText('return_url'),
    used: false,
  };
  objects.save(link);
  const { object, created, expires_at } = link;
  return { object, created, expires_at, url: `${origin}/onboarding/${objects.account}/${link.id}` };
}

/** How an account may come to stand with Stripe. */
export const STANDINGS = ['ready', 'reviewed', 'restricted', 'rejected'] as const;
export type Standing = (typeof STANDINGS)[number];

const AT: Readonly<Record<Standing, Partial<ConnectedAccount>>> = {
  ready: { charges_enabled: true, payouts_enabled: true, requirements: NOTHING_ASKED },
  reviewed: {
    charges_enabled: false,
    payouts_enabled: false,
    requirements: {
      ...NOTHING_ASKED,
      pending_verification: ['representative.verification.document'],
      disabled_reason: 'requirements.pending_verification',
    },
  },
  restricted: {
    charges_enabled: false,
    payouts_enabled: false,
    requirements: {
      ...NOTHING_ASKED,
      currently_due: ['representative.verification.document', 'external_account'],
      past_due: ['representative.verification.document'],
      disabled_reason: 'requirements.past_due',
    },
  },
  rejected: {
    charges_enabled: false,
    payouts_enabled: false,
    requirements: { ...NOTHING_ASKED, disabled_reason: 'rejected.terms_of_service' },
  },
};

/** Changes how an account of the platform stands, and tells of it. `connected`: the books of that account. */
export function moveAccount(platform: Books, connected: Books, standing: Standing): void {
  const account = accountOf(platform, connected.objects.account);
  const moved = platform.objects.save<ConnectedAccount>({
    ...account,
    ...AT[standing],
    details_submitted: true,
  });
  connected.events.tell('account.updated', moved);
}

/** The account's owner cuts the connection: the platform can ask nothing about it any more, and is told. */
export function deauthorize(platform: Books, connected: Books): void {
  const { id } = accountOf(platform, connected.objects.account);
  connected.events.tell('account.application.deauthorized', {
    id: APPLICATION,
    object: 'application',
    name: 'Local platform',
  });
  platform.objects.remove('account', id);
}
