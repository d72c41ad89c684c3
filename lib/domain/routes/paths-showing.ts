import { pagesWhere } from './pages-where';
import { fillPath } from './path-to';
import type { Shown } from './route';

/** The paths that a change of `shown` revalidates; `values` are its slugs, as the pages' parameters take them. */
export const pathsShowing = (shown: Shown, ...values: readonly string[]): string[] =>
  pagesWhere(({ shows }) => shows === shown).map((page) => fillPath(page, values));
