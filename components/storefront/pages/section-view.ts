import type { ResolvedSection } from '@/lib/domain/own-pages/resolved-section';
import type { SectionKind } from '@/lib/domain/own-pages/sections';

export interface SectionViewProps<K extends SectionKind> {
  readonly section: ResolvedSection<K>;
  /** True for the page's first section: its title is the page's heading, and its picture loads before all else. */
  readonly first: boolean;
}
