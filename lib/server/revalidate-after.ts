import type { Page } from '@/lib/domain/routes/page';
import { ROUTES } from '@/lib/domain/routes/routes';

/** A page whose row in the route table says after how many seconds it is revalidated. */
export type RevalidatedPage = {
  [P in Page]: (typeof ROUTES)[P] extends { readonly revalidate: number } ? P : never;
}[Page];

/** Next's `revalidate` of a page, in seconds. */
export const revalidateAfter = (page: RevalidatedPage): number => ROUTES[page].revalidate;
