import type { StoreSetting } from '@/lib/domain/store/store-setting';

export type FirstStep =
  | 'currency'
  | 'brand'
  | 'category'
  | 'product'
  | 'contact'
  | 'delivery'
  | 'payment'
  | 'pages'
  | 'domain'
  | 'order';

interface Facts {
  readonly setting: StoreSetting;
  readonly hasCategory: boolean;
  readonly hasProduct: boolean;
  /** Whether the texts about the store and its terms are written. */
  readonly hasPages: boolean;
  readonly hasOrder: boolean;
}

/**
 * The owner's steps before the first sale, in order, and whether each is done. Defaults of a new store (the owner's
 * e-mail, delivery in its country, cash on delivery) do not count. The currency comes first, because prices fix it.
 */
export function firstSteps({
  setting: { logo, savedAt, contact, customDomain },
  hasCategory,
  hasProduct,
  hasPages,
  hasOrder,
}: Facts): readonly { readonly key: FirstStep; readonly done: boolean }[] {
  return [
    { key: 'currency', done: savedAt.currencies !== undefined || hasProduct },
    { key: 'brand', done: logo !== null || savedAt.brand !== undefined },
    { key: 'category', done: hasCategory },
    { key: 'product', done: hasProduct },
    { key: 'contact', done: savedAt.contact !== undefined || (contact.email !== '' && contact.phone !== '') },
    { key: 'delivery', done: savedAt.delivery !== undefined },
    { key: 'payment', done: savedAt.payment !== undefined },
    { key: 'pages', done: hasPages },
    { key: 'domain', done: customDomain !== '' },
    { key: 'order', done: hasOrder },
  ];
}
