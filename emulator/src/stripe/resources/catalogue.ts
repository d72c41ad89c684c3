import { invalid } from '../core/api-error';
import { idOf, type Call, type Routes } from '../core/call';
import { newId } from '../core/ids';
import { listOf, whereGiven } from '../core/listing';
import type { Interval, Price, Product, Recurring } from '../core/objects';
import type { Params } from '../core/params';
import { currencyOf } from './amounts';

const INTERVALS: readonly Interval[] = ['day', 'week', 'month', 'year'];

export const CATALOGUE_ROUTES: Routes = {
  'POST /v1/products': (call) => {
    const id = call.params.text('id') ?? newId('prod', 14);
    if (call.objects.find('product', id))
      throw invalid(`Product already exists.`, { code: 'resource_already_exists', param: 'id' });
    return told(call, 'product.created', makeProduct(call, id, call.params));
  },
  'GET /v1/products': (call) =>
    listOf(call, 'product', '/v1/products', { where: activeOf(call), ...idsOf(call) }),
  'GET /v1/products/:id': (call) => call.objects.get('product', idOf(call)),
  'POST /v1/products/:id': updateProduct,
  'POST /v1/prices': (call) => told(call, 'price.created', makePrice(call)),
  'GET /v1/prices': listPrices,
  'GET /v1/prices/:id': (call) => call.objects.get('price', idOf(call)),
  'POST /v1/prices/:id': updatePrice,
};

function makeProduct({ objects, now }: Call, id: string, params: Params): Product {
  params.ignore('type', 'unit_label', 'tax_code', 'url', 'shippable', 'marketing_features', 'images');
  const product: Product & Record<string, unknown> = {
    id,
    object: 'product',
    active: params.flag('active') ?? true,
    created: now,
    default_price: null,
    description: params.text('description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata(),
    name: params.requiredText('name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
  return objects.save(product);
}

function updateProduct(call: Call): Product {
  const { params, objects } = call;
  const product = objects.get('product', idOf(call));
  const description = params.text('description');
  params.ignore('images', 'marketing_features', 'url');
  const updated = objects.save({
    ...product,
    active: params.flag('active') ?? product.active,
    name: params.text('name') ?? product.name,
    description: description === undefined ? product.description : description,
    metadata: params.metadata(product.metadata),
  });
  return told(call, 'product.updated', updated);
}

/** Of `product` or an inline `product_data`; refuses what is not a fixed amount per unit. */
export function makePrice(call: Call, params: Params = call.params): Price {
  const { objects, now } = call;
  const data = params.table('product_data');
  const product = data
    ? makeProduct(call, newId('prod', 14), data).id
    : objects.get('product', params.requiredText('product'), 'product').id;
  const lookupKey = params.text('lookup_key') ?? null;
  if (lookupKey && objects.list('price', { limit: 1, where: { lookup_key: lookupKey } }).data.length > 0)
    throw invalid('A price already uses that lookup key.', { param: 'lookup_key' });
  params.ignore('billing_scheme', 'tax_behavior');
  const recurring = recurringOf(params.table('recurring'));
  const unitAmount = params.requiredInteger('unit_amount');
  if (unitAmount < 0)
    throw invalid('This value must be greater than or equal to 0.', {
      code: 'parameter_invalid_integer',
      param: params.nameOf('unit_amount'),
    });
  const price: Price & Record<string, unknown> = {
    id: newId('price'),
    object: 'price',
    active: params.flag('active') ?? true,
    billing_scheme: 'per_unit',
    created: now,
    currency: currencyOf(params.requiredText('currency')),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: params.metadata(),
    nickname: params.text('nickname') ?? null,
    product,
    recurring,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  };
  return objects.save(price);
}

function recurringOf(params: Params | undefined): Recurring | null {
  if (!params) return null;
  const interval = params.oneOf('interval', INTERVALS);
  if (!interval)
    throw invalid('Missing required param: recurring[interval].', {
      code: 'parameter_missing',
      param: 'recurring[interval]',
    });
  params.oneOf('usage_type', ['licensed']);
  return {
    interval,
    interval_count: params.integer('interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

function listPrices(call: Call) {
  const lookupKeys = call.params.texts('lookup_keys');
  const where = {
    ...activeOf(call),
    ...whereGiven(call, { product: 'product', currency: 'currency', type: 'type' }),
  };
  return listOf(call, 'price', '/v1/prices', {
    where,
    ...(lookupKeys?.length && { anyOf: { field: 'lookup_key', values: lookupKeys } }),
  });
}

function updatePrice(call: Call): Price {
  const { params, objects } = call;
  const price = objects.get('price', idOf(call));
  const nickname = params.text('nickname');
  const updated = objects.save({
    ...price,
    active: params.flag('active') ?? price.active,
    nickname: nickname === undefined ? price.nickname : nickname,
    metadata: params.metadata(price.metadata),
  });
  return told(call, 'price.updated', updated);
}

function activeOf({ params }: Call): Record<string, boolean> {
  const active = params.flag('active');
  return active === undefined ? {} : { active };
}

function idsOf({ params }: Call) {
  const ids = params.texts('ids');
  return ids?.length ? { anyOf: { field: 'id', values: ids } } : {};
}

function told<T extends Product | Price>({ events }: Call, type: string, object: T): T {
  events.tell(type, object);
  return object;
}
