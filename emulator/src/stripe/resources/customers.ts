import { invalid } from '../core/api-error';
import { idOf, type Call, type Routes } from '../core/call';
import { newId } from '../core/ids';
import { listOf, whereGiven } from '../core/listing';
import type { Customer } from '../core/objects';
import type { Params } from '../core/params';

const TEXTS = ['description', 'email', 'name', 'phone'] as const;

export const CUSTOMER_ROUTES: Routes = {
  'POST /v1/customers': (call) => {
    const customer = makeCustomer(call, newCustomerId(call));
    call.events.tell('customer.created', customer);
    return customer;
  },
  'GET /v1/customers': (call) =>
    listOf(call, 'customer', '/v1/customers', { where: whereGiven(call, { email: 'email' }) }),
  'GET /v1/customers/:id': (call) => call.objects.get('customer', idOf(call)),
  'POST /v1/customers/:id': (call) => {
    const former = call.objects.get('customer', idOf(call));
    const customer = call.objects.save({ ...former, ...changes(call.params, former) });
    call.events.tell('customer.updated', customer);
    return customer;
  },
  'DELETE /v1/customers/:id': (call) => {
    const customer = call.objects.get('customer', idOf(call));
    call.objects.remove('customer', customer.id);
    call.events.tell('customer.deleted', customer);
    return { id: customer.id, object: 'customer', deleted: true };
  },
};

/** One thing more than Stripe: a configuration may name a customer before there is one, so its id may be given. */
function newCustomerId({ params, objects }: Call): string {
  const id = params.text('id') ?? newId('cus', 14);
  if (!objects.find('customer', id)) return id;
  throw invalid('Customer already exists.', { code: 'resource_already_exists', param: 'id' });
}

function makeCustomer({ params, objects, now }: Call, id: string): Customer {
  const blank: Customer & Record<string, unknown> = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  return objects.save({ ...blank, ...changes(params, blank) });
}

function changes(params: Params, former: Customer): Partial<Customer> {
  const texts = TEXTS.flatMap((name) => {
    const value = params.text(name);
    return value === undefined ? [] : [[name, value]];
  });
  const address = params.record('address');
  const shipping = params.record('shipping');
  const locales = params.texts('preferred_locales');
  const method = params.table('invoice_settings')?.text('default_payment_method');
  return {
    ...Object.fromEntries(texts),
    ...(address !== undefined && { address }),
    ...(shipping !== undefined && { shipping }),
    ...(locales && { preferred_locales: locales }),
    ...(method !== undefined && {
      invoice_settings: { ...former.invoice_settings, default_payment_method: method },
    }),
    metadata: params.metadata(former.metadata),
  };
}
