import type { Locale } from '@/lib/domain/locale';
import { isWithin, nextTurn } from '@/lib/domain/time/period';
import type { OwnPage, PageContent, Publication } from './own-page';
import type { Section } from './sections';

/** The content that shoppers see at an instant: the scheduled one from its start, else the live one; null for none. */
export const shownContent = (page: Pick<OwnPage, 'live' | 'next'>, at: number): PageContent | null =>
  shownPublication(page, at)?.content ?? null;

/** The same with its period. */
export function shownPublication(
  { live, next }: Pick<OwnPage, 'live' | 'next'>,
  at: number,
): Publication | null {
  const publication = next && next.from <= at ? next : live;
  return publication && isWithin(publication, at) ? publication : null;
}

/** The sections visible in a language at an instant. */
export const shownSections = (content: PageContent, locale: Locale, at: number): Section[] =>
  content.sections.filter(
    (section) => (section.languages === 'all' || section.languages === locale) && isWithin(section, at),
  );

/** The next start or end of the page or one of its sections; null when there is none. */
export function pageTurnsAt({ live, next }: Pick<OwnPage, 'live' | 'next'>, at: number): number | null {
  const periods = [live, next].flatMap((one) => (one ? [one, ...one.content.sections] : []));
  const turns = periods.map((period) => nextTurn(period, at)).filter((turn) => turn !== null);
  return turns.length ? Math.min(...turns) : null;
}
