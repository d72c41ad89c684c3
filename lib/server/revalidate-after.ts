import type { Page } from '@/lib/domain/routes/page';
import { ROUTES } from '@/lib/domain/routes/routes';

/** A page with a `revalidate` time, in seconds, in the route table. */
export type RevalidatedPage = {
  [P in Page]: (typeof ROUTES)[P] extends { readonly revalidate: number } ? P : never;
}[Page];

/** Next's `revalidate` of a page, in seconds. */
export const revalidateAfter = (page: RevalidatedPage): number => ROUTES[page].revalidate;
