import type { Call, Routes } from '../core/call';
import { newId } from '../core/ids';
import type { PortalSession } from '../core/objects';

export const PORTAL_ROUTES: Routes = {
  'POST /v1/billing_portal/sessions': create,
};

function create({ params, objects, now, origin }: Call): PortalSession {
  params.ignore('configuration', 'flow_data');
  const id = newId('bps');
  const session: PortalSession & Record<string, unknown> = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created: now,
    customer: objects.get('customer', params.requiredText('customer'), 'customer').id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.text('locale') ?? null,
    on_behalf_of: null,
    return_url: params.text('return_url') ?? null,
    url: `${origin}/portal/${objects.account}/${id}`,
  };
  return objects.save(session);
}
