/** Branded ids: a product id cannot be passed as a store id. They are plain strings at run time. */
export type StoreId = string & { readonly __id: 'Store' };
export type ProductId = string & { readonly __id: 'Product' };
export type VariantId = string & { readonly __id: 'Variant' };
export type OrderId = string & { readonly __id: 'Order' };

export const storeId = (value: string) => value as StoreId;
export const productId = (value: string) => value as ProductId;
export const variantId = (value: string) => value as VariantId;
export const orderId = (value: string) => value as OrderId;

/** The allowed store ids: an id is also part of paths and patterns. */
export const STORE_ID = /^[\w-]{1,64}$/;

/** A document id or client-made key: never a path, a field path or an id that Firestore reserves. */
export const DOCUMENT_ID = /^(?!__.*__$)[\w-]{1,128}$/;

/** Checked before the pattern, which would read a text of any length. */
export const MAX_ID_LENGTH = 128;
