import type { OwnPage } from './own-page';
import { formerSlugsAfter } from './slugs';

/** The page at an instant: scheduled content is live from its start, even if not yet written as such. */
export function turnedPage(page: OwnPage, at: number): OwnPage {
  const { next } = page;
  if (!next || next.from > at) return page;
  return { ...page, live: next, next: null, formerSlugs: formerSlugsAfter(page, next.content) };
}
