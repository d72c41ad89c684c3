import type { ApiScope } from '@/lib/domain/rest/api-key';

/** The key of each right's words; a colon in it would name another file of texts. */
export const SCOPE_TEXTS = {
  'orders:read': 'keys.scope.ordersRead',
  'orders:write': 'keys.scope.ordersWrite',
  'products:read': 'keys.scope.productsRead',
  'stock:read': 'keys.scope.stockRead',
  'stock:write': 'keys.scope.stockWrite',
} as const satisfies Readonly<Record<ApiScope, string>>;
