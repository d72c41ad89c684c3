import { invalid } from '../core/api-error';
import { idOf, type Call, type Routes } from '../core/call';
import { newId } from '../core/ids';
import { listOf, whereGiven } from '../core/listing';
import type { WebhookEndpoint } from '../core/objects';
import { API_VERSION } from '../core/version';
import { APPLICATION } from './connected-accounts';

const MOST_ENDPOINTS = 16;

/** The account itself, its events and the addresses that are told of them. */
export const ACCOUNT_ROUTES: Routes = {
  'GET /v1/account': ({ objects, platform }) =>
    platform?.objects.get('account', objects.account) ?? {
      id: `acct_${objects.account}`,
      object: 'account',
      charges_enabled: true,
      country: 'US',
      default_currency: 'usd',
      details_submitted: true,
      email: null,
      payouts_enabled: true,
      type: 'standard',
    },
  'GET /v1/events': listEvents,
  'GET /v1/events/:id': (call) => call.objects.get('event', idOf(call)),
  'POST /v1/webhook_endpoints': createEndpoint,
  'GET /v1/webhook_endpoints': (call) => listOf(call, 'webhook_endpoint', '/v1/webhook_endpoints'),
  'GET /v1/webhook_endpoints/:id': (call) => call.objects.get('webhook_endpoint', idOf(call)),
  'POST /v1/webhook_endpoints/:id': updateEndpoint,
  'DELETE /v1/webhook_endpoints/:id': (call) => {
    const { id } = call.objects.get('webhook_endpoint', idOf(call));
    call.objects.remove('webhook_endpoint', id);
    return { id, object: 'webhook_endpoint', deleted: true };
  },
};

function listEvents(call: Call) {
  const types = call.params.texts('types');
  call.params.ignore('delivery_success');
  return listOf(call, 'event', '/v1/events', {
    where: whereGiven(call, { type: 'type' }),
    ...(types?.length && { anyOf: { field: 'type', values: types } }),
  });
}

/** The secret is answered here and never again, as Stripe does. */
function createEndpoint({ params, objects, now }: Call): object {
  if (objects.list('webhook_endpoint', { limit: MOST_ENDPOINTS }).data.length === MOST_ENDPOINTS)
    throw invalid(`You have reached the maximum of ${MOST_ENDPOINTS} test webhook endpoints.`);
  const secret = newId('whsec', 32);
  params.ignore('api_version');
  const endpoint: WebhookEndpoint & Record<string, unknown> = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: params.flag('connect') ? APPLICATION : null,
    created: now,
    description: params.text('description') ?? null,
    enabled_events: params.texts('enabled_events') ?? [],
    livemode: false,
    metadata: params.metadata(),
    status: 'enabled',
    url: addressOf(params.requiredText('url')),
  };
  if (endpoint.enabled_events.length === 0)
    throw invalid('Missing required param: enabled_events.', {
      code: 'parameter_missing',
      param: 'enabled_events',
    });
  return { ...objects.save(endpoint, { secret }), secret };
}

function updateEndpoint(call: Call): WebhookEndpoint {
  const { params, objects } = call;
  const endpoint = objects.get('webhook_endpoint', idOf(call));
  const disabled = params.flag('disabled');
  const url = params.text('url');
  params.ignore('description');
  return objects.save({
    ...endpoint,
    url: url ? addressOf(url) : endpoint.url,
    enabled_events: params.texts('enabled_events') ?? endpoint.enabled_events,
    metadata: params.metadata(endpoint.metadata),
    status: disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled',
  });
}

function addressOf(url: string): string {
  if (/^https?:\/\/./.test(url) && URL.canParse(url)) return url;
  throw invalid('Invalid URL: URL must be an explicit scheme of http or https.', {
    code: 'url_invalid',
    param: 'url',
  });
}
