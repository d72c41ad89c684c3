import { isSame } from '@/lib/domain/is-same';
import type { OwnPage } from './own-page';
import { shownContent } from './shown-content';

/** The state of a page as the admin shows it. */
export interface OwnPageState {
  /** Whether shoppers see it; `ended` was visible before, `draft` is not published. */
  readonly is: 'draft' | 'scheduled' | 'live' | 'ended';
  /** When the published or scheduled content becomes visible; null when nothing is pending. */
  readonly beginsAt: number | null;
  /** When the visible content ends. */
  readonly endsAt: number | null;
  /** The draft has unpublished changes. */
  readonly isChanged: boolean;
}

export function ownPageState(page: OwnPage, at: number): OwnPageState {
  const { live, next, draft } = page;
  const present = next && next.from <= at ? next : live;
  const begins = [next, live].map((one) => one?.from ?? null).find((from) => from !== null && from > at);
  const newest = next ?? live;
  const isShown = shownContent(page, at) !== null;
  return {
    is: isShown ? 'live' : begins !== undefined ? 'scheduled' : present ? 'ended' : 'draft',
    beginsAt: begins ?? null,
    endsAt: isShown ? (present?.to ?? null) : null,
    isChanged: newest !== null && !isSame(newest.content, draft),
  };
}
