import type { NextComponentType, NextPageContext } from 'next';
import type { ReactElement, ReactNode } from 'react';
import type { ListedCategory } from '@/lib/domain/catalogue/product';

/** The layout around a page, which stays mounted between pages of the same kind. */
export type PageLayout = (
  page: ReactElement,
  shell: { readonly categories: readonly ListedCategory[] },
) => ReactNode;

/** A page with its own layout, so that storefront pages load no code of the admin's, and vice versa. */
export type PageWithLayout<P> = NextComponentType<NextPageContext, unknown, P> & {
  readonly getLayout: PageLayout;
};
