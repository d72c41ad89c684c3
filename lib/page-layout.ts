import type { NextComponentType, NextPageContext } from 'next';
import type { ReactElement, ReactNode } from 'react';
import type { Shell } from '@/lib/domain/store/shell';

/** The layout around a page, which stays mounted between pages of the same kind. */
export type PageLayout = (page: ReactElement, shell: Pick<Shell, 'categories' | 'withoutShop'>) => ReactNode;

/** A page with its own layout, so that storefront pages load no code of the admin's, and vice versa. */
export type PageWithLayout<P> = NextComponentType<NextPageContext, unknown, P> & {
  readonly getLayout: PageLayout;
};
