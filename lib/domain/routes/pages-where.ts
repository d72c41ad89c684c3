import type { Page } from './page';
import type { Route } from './route';
import { ROUTES } from './routes';

/** The pages whose row `matches`, in the order of the table. For servers, functions and tests: browsers load no table. */
export const pagesWhere = (matches: (route: Route) => boolean): Page[] =>
  (Object.keys(ROUTES) as Page[]).filter((page) => matches(ROUTES[page]));
