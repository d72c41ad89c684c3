import { newSection } from '@/lib/domain/own-pages/new-section';
import type { OwnPage, PageContent } from '@/lib/domain/own-pages/own-page';
import { HOME_SECTIONS, type HomeSectionId } from '@/lib/domain/store/store-setting';

/** The id of the page of sections that is the shop's home page; it has no slug. */
export const HOME_PAGE_ID = 'home';

export const isHomeKind = (kind: string): kind is HomeSectionId =>
  (HOME_SECTIONS as readonly string[]).includes(kind);

/** SPEC.md's home page, which shoppers see while none is published. */
const HOME_CONTENT: PageContent = {
  title: { en: 'Home', ar: 'الصفحة الرئيسية' },
  description: { en: '', ar: '' },
  slug: { en: '', ar: '' },
  sections: HOME_SECTIONS.map((id) => newSection(id, id)),
};

/** A home page that nobody has edited yet. */
export const NEW_HOME_PAGE: OwnPage = {
  ...{ id: HOME_PAGE_ID, draft: HOME_CONTENT, live: null, next: null },
  ...{ formerSlugs: [], updatedAt: 0 },
};
