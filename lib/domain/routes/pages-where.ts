import type { Page } from './page';
import type { Route } from './route';
import { ROUTES } from './routes';

/** The pages whose row `matches`, in table order. For servers, functions and tests: browsers do not load the table. */
export const pagesWhere = (matches: (route: Route) => boolean): Page[] =>
  (Object.keys(ROUTES) as Page[]).filter((page) => matches(ROUTES[page]));
