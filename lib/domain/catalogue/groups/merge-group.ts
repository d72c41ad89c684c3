import { fieldsOf, localizedText, text } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { mergeEdits, type Json } from '@/lib/domain/catalogue/editing/merge-edits';
import { parseImage } from '@/lib/domain/catalogue/parse-image';
import type { Brand } from '@/lib/domain/catalogue/product';

/** What of a category or brand its form changes. */
export type GroupContent = Pick<Brand, 'name' | 'slug' | 'image'>;

interface Versions {
  /** What the form began from; null where it makes a new one. */
  readonly seen: GroupContent | null;
  readonly wanted: GroupContent;
  readonly stored: GroupContent;
}

/** What the form wants on top of what is stored by now, its own changes first. */
export const rebaseGroup = (versions: Versions): GroupContent => mergedContent(versions).content;

/**
 * A form's changes on what is stored by now; what it left as it was stays as somebody else made it. Fails with
 * `edited-meanwhile` where both changed the same, a picture with its description, in different ways.
 */
export function mergeGroup(versions: Versions): Result<GroupContent> {
  const { content, differences } = mergedContent(versions);
  const whose = (field: keyof GroupContent) =>
    new Set(differences.filter(({ path }) => path[0] === field).map(({ by }) => by));
  const isContested = differences.some(({ by }) => by === 'both') || whose('image').size > 1;
  const isNamed = Boolean(content.name.en || content.name.ar);
  return isContested || !isNamed ? fail({ code: 'edited-meanwhile' }) : ok(content);
}

function mergedContent({ seen, wanted, stored }: Versions) {
  const { value, differences } = mergeEdits({
    base: seen && json(seen),
    mine: json(wanted),
    theirs: json(stored),
  });
  const { name, slug, image } = fieldsOf(value);
  const content = { name: localizedText(name), slug: text(slug) ?? '', image: parseImage(image) ?? null };
  return { content, differences };
}

const json = ({ name, slug, image }: GroupContent): Json => ({
  name: { ...name },
  slug,
  image: image && { ...image, alt: { ...image.alt } },
});
