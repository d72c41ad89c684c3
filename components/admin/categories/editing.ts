import type { Brand } from '@/lib/domain/catalogue/product';

/** What a form is open for: a group that exists, or null for a new one, which a parent makes a sub-category. */
export interface Editing<G extends Brand> {
  readonly group: G | null;
  readonly parent: G | null;
}
