import type { ProductImage } from '@/lib/domain/catalogue/product';
import type { Section } from './sections';

/** Every picture that a section shows. */
export function picturesOf(section: Section): ProductImage[] {
  switch (section.kind) {
    case 'gallery':
      return [...section.images];
    case 'hero':
    case 'video':
      return section.image ? [section.image] : [];
    case 'beforeAfter':
      return [section.before, section.after].filter((picture) => picture !== null);
    default:
      return [];
  }
}
