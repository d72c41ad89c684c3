import type { NextComponentType, NextPageContext } from 'next';
import type { ReactElement, ReactNode } from 'react';
import type { ListedCategory } from '@/lib/domain/catalogue/product';

/** What stands around a page, and stays while one page of the same kind follows another. */
export type PageLayout = (
  page: ReactElement,
  shell: { readonly categories: readonly ListedCategory[] },
) => ReactNode;

/** A page that brings its layout, so that the shop's pages fetch nothing of the admin's, and the reverse. */
export type PageWithLayout<P> = NextComponentType<NextPageContext, unknown, P> & {
  readonly getLayout: PageLayout;
};
