import type { NextComponentType, NextPageContext } from 'next';
import type { ReactElement, ReactNode } from 'react';
import type { ListedCategory } from '@/lib/domain/catalogue/product';

/** The layout around a page, which stays mounted from one page of the same kind to the next. */
export type PageLayout = (
  page: ReactElement,
  shell: { readonly categories: readonly ListedCategory[] },
) => ReactNode;

/** A page that brings its layout, so that the shop's pages fetch nothing of the admin's, and the reverse. */
export type PageWithLayout<P> = NextComponentType<NextPageContext, unknown, P> & {
  readonly getLayout: PageLayout;
};
