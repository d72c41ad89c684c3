import type { Brand, Category } from '@/lib/domain/catalogue/product';

/** What products may be in; empty while it is not known yet. */
export interface Groups {
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
}
