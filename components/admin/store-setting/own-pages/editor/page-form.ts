import { parseContent, type PageContent } from '@/lib/domain/own-pages/own-page';
import type { SectionKind } from '@/lib/domain/own-pages/sections';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';

/** A section in the form; its kind's fields are read by name, as listed in SECTION_FIELDS. */
export interface SectionForm {
  id: string;
  kind: SectionKind;
  [field: string]: unknown;
}

/** A post's details in the form. */
export interface PostForm {
  author: LocalizedText;
  tags: LocalizedText[];
  date: number | null;
}

/** A page's content in the form. */
export interface PageForm {
  title: LocalizedText;
  description: LocalizedText;
  slug: LocalizedText;
  image: ProductImage | null;
  /** Undefined for a page. */
  post?: PostForm;
  sections: SectionForm[];
}

export const toForm = ({ title, description, slug, image, post, sections }: PageContent): PageForm => ({
  title: { ...title },
  description: { ...description },
  slug: { ...slug },
  image: image ?? null,
  ...(post && {
    post: { ...post, author: { ...post.author }, tags: post.tags.map((tag) => ({ ...tag })) },
  }),
  sections: sections.map((section) => ({ ...section })),
});

/** A copy, so that later typing does not change it. */
export const toContent = (form: PageForm): PageContent => parseContent(form);

/** The form's path for a field that the function refused, such as `content.sections[3].title.en`. */
export const formPath = (field: string): string =>
  field.replace(/^content\./, '').replace(/\[(\d+)\]/g, '.$1');

/** The index of the section with a form's field; null for a field of the page itself. */
export function sectionOf(path: string): number | null {
  const [, index] = /^sections\.(\d+)\b/.exec(path) ?? [];
  return index === undefined ? null : Number(index);
}
