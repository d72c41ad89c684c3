import type { StoreSetting } from './store-setting';

export type FirstStep = 'brand' | 'category' | 'product' | 'contact' | 'payment' | 'shop';

interface Facts {
  readonly setting: StoreSetting;
  readonly hasCategory: boolean;
  readonly hasProduct: boolean;
}

/**
 * What an owner does before the first sale, in order, and whether it is done. What a new store comes with (its owner's
 * e-mail, cash on delivery) is not yet its owner's choice.
 */
export function firstSteps({
  setting: { logo, savedAt, contact },
  hasCategory,
  hasProduct,
}: Facts): readonly { readonly key: FirstStep; readonly done: boolean }[] {
  return [
    { key: 'brand', done: logo !== null || savedAt.brand !== undefined },
    { key: 'category', done: hasCategory },
    { key: 'product', done: hasProduct },
    { key: 'contact', done: savedAt.contact !== undefined || (contact.email !== '' && contact.phone !== '') },
    { key: 'payment', done: savedAt.payment !== undefined },
    { key: 'shop', done: hasCategory && hasProduct },
  ];
}
