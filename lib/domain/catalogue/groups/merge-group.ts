import { fieldsOf, localizedText, text } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { mergeEdits, type Json } from '@/lib/domain/catalogue/editing/merge-edits';
import { parseImage } from '@/lib/domain/catalogue/parse-image';
import type { Brand } from '@/lib/domain/catalogue/product';

/** The fields of a category or brand that its form changes. */
export type GroupContent = Pick<Brand, 'name' | 'slug' | 'slugAr' | 'image' | 'seoTitle' | 'seoDescription'>;

interface Versions {
  /** The version that the form loaded; null for a new one. */
  readonly seen: GroupContent | null;
  readonly wanted: GroupContent;
  readonly stored: GroupContent;
}

/** The form's version rebased on the stored one; the form's changes win. */
export const rebaseGroup = (versions: Versions): GroupContent => mergedContent(versions).content;

/**
 * Merges a form's changes with the stored version; fields that the form left alone keep the stored value. Fails with
 * `edited-meanwhile` when both changed the same field differently; a picture and its description count as one field.
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
  const { name, slug, slugAr, image, seoTitle, seoDescription } = fieldsOf(value);
  const content = {
    name: localizedText(name),
    slug: text(slug) ?? '',
    slugAr: text(slugAr) ?? '',
    image: parseImage(image) ?? null,
    seoTitle: localizedText(seoTitle),
    seoDescription: localizedText(seoDescription),
  };
  return { content, differences };
}

const json = ({ name, slug, slugAr = '', image, seoTitle, seoDescription }: GroupContent): Json => ({
  name: { ...name },
  slug,
  slugAr,
  image: image && { ...image, alt: { ...image.alt } },
  seoTitle: { ...localizedText(seoTitle) },
  seoDescription: { ...localizedText(seoDescription) },
});
