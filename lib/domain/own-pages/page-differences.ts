import { isSame } from '@/lib/domain/is-same';
import type { PageContent } from './own-page';
import type { Section } from './sections';

/**
 * The number of differences between two contents: title, description, slug, picture, a post's details, order, and each section.
 */
export function pageDifferences(one: PageContent, other: PageContent): number {
  const texts = (['title', 'description', 'slug', 'image', 'post'] as const).filter(
    (name) => !isSame(one[name], other[name]),
  );
  const [mine, theirs] = [byId(one), byId(other)];
  const ids = new Set([...mine.keys(), ...theirs.keys()]);
  const sections = [...ids].filter((id) => !isSame(mine.get(id), theirs.get(id)));
  const [before, after] = [
    [...mine.keys()].filter((id) => theirs.has(id)),
    [...theirs.keys()].filter((id) => mine.has(id)),
  ];
  return texts.length + sections.length + (isSame(before, after) ? 0 : 1);
}

const byId = ({ sections }: PageContent): ReadonlyMap<string, Section> =>
  new Map(sections.map((section) => [section.id, section]));
