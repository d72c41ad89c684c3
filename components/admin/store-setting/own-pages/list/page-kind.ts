import type { OwnPage } from '@/lib/domain/own-pages/own-page';

/** The two lists of what a store writes. */
export const PAGE_KINDS = ['page', 'post'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const kindOf = ({ draft }: OwnPage): PageKind => (draft.post ? 'post' : 'page');
