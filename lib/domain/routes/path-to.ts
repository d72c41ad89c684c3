import type { Page } from './page';

/** One value per `[parameter]` of a page. */
type Values<P extends string> = P extends `${string}[${string}]${infer Rest}`
  ? [value: string, ...rest: Values<Rest>]
  : [];

/** The path of a page, without locale. Browsers load this module, so it imports only types of the route table. */
export const pathTo = <P extends Page>(page: P, ...values: Values<P>): string => fillPath(page, values);

/** Replaces each `[parameter]` of `page` with the next value, encoded. */
export function fillPath(page: Page, values: readonly string[]): string {
  const rest = [...values];
  return page.replace(/\[[^\]]+\]/g, () => encodeURIComponent(rest.shift() ?? ''));
}
