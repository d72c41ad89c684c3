import type { ListedCategory, ProductImage } from '@/lib/domain/catalogue/product';
import type { Picture } from '@/lib/domain/catalogue/product-summary';
import type { Locale } from '@/lib/domain/locale';
import { fieldsOf, localizedText } from '@/lib/domain/parse/fields';
import { filmAt } from './film';
import { topBrands } from './home/home-lists';
import { mapPoint } from './place/map-point';
import { weekOf } from './place/opening-hours';
import type { ResolvedSection, SectionContents } from './resolved-section';
import type { SectionLists } from './section-lists';
import type { Section, SectionKind } from './sections';
import { shownText, textOf, withAlt } from './shown-text';

/** Data that sections need from outside the page. */
interface SectionSources extends SectionLists {
  readonly locale: Locale;
  /** Milliseconds. */
  readonly at: number;
  readonly categories: readonly ListedCategory[];
  /** Sanitizes rich text for rendering. */
  readonly html: (text: string) => string;
}

type Resolve<K extends SectionKind> = (
  section: Section<K>,
  sources: SectionSources,
) => SectionContents[K] | null;

/** The content of each kind of section; null if it would show nothing. */
const RESOLVE: { readonly [K in SectionKind]: Resolve<K> } = {
  hero: ({ subtitle, image, action, link }, { locale }) => ({
    subtitle: shownText(subtitle, locale),
    image: pictureIn(image, locale),
    action: link ? shownText(action, locale) : null,
    link,
  }),
  text: ({ body, width }, { locale, html }) => {
    const text = shownText(body, locale);
    return text && { body: { ...text, text: html(text.text) }, width };
  },
  products: (section, { products }) => listed(section, products),
  categories: ({ categoryIds }, { categories, locale }) => {
    const wanted = categoryIds.length
      ? chosenOf(categoryIds, categories)
      : categories.filter(({ parentId }) => parentId === null);
    const tiles = wanted
      .filter(({ parentId }) => parentId === null)
      .map(({ slug, name, imagePath }) => ({ ...textOf(name, locale), slug, imagePath }));
    return tiles.length ? { categories: tiles } : null;
  },
  brands: ({ brandIds }, { brands, locale }) => {
    const wanted = brandIds.length ? chosenOf(brandIds, brands) : brands;
    const tiles = wanted.map(({ slug, name, image }) => ({
      ...textOf(name, locale),
      ...{ slug, imagePath: image?.path ?? null },
    }));
    return tiles.length ? { brands: tiles } : null;
  },
  testimonials: ({ least, count }, { reviews }) => {
    const testimonials = reviews
      .filter(({ rating, comment }) => rating >= Number(least) && comment.trim())
      .slice(0, count);
    return testimonials.length ? { testimonials } : null;
  },
  studio: ({ id, subtitle, action }, { products, locale }) => {
    const [product] = products.get(id) ?? [];
    return product?.studio
      ? { subtitle: shownText(subtitle, locale), product, action: shownText(action, locale) }
      : null;
  },
  gallery: ({ images }, { locale }) =>
    images.length ? { images: images.map((image) => withAlt(image, locale)) } : null,
  beforeAfter: ({ before, after }, { locale }) =>
    before && after ? { before: withAlt(before, locale), after: withAlt(after, locale) } : null,
  faq: ({ items }, { locale }) => {
    const asked = items.flatMap(({ question, answer }) => {
      const [one, other] = [shownText(question, locale), shownText(answer, locale)];
      return one && other ? [{ question: one, answer: other }] : [];
    });
    return asked.length ? { items: asked } : null;
  },
  countdown: ({ until, link }, { at }) => (until !== null && until > at ? { until, link } : null),
  video: ({ address, image }, { locale }) => {
    const film = filmAt(address);
    return film && { film, image: pictureIn(image, locale) };
  },
  newsletter: ({ subtitle }, { locale }) => ({ subtitle: shownText(subtitle, locale) }),
  contact: () => ({}),
  hours: ({ place, point, week, note }, { locale }) => {
    const [where, at, days] = [shownText(place, locale), mapPoint(point), weekOf(week)];
    return where || at || days.length
      ? { place: where, point: at, week: days, note: shownText(note, locale) }
      : null;
  },
  spacer: ({ size }) => ({ size }),
  newArrivals: (section, { products }) => listed(section, products),
  allProducts: (section, { products }) => listed(section, products),
  trending: (section, { products }) => listed(section, products),
  topBrands: (_, { brands }) => (brands.length ? { brands: topBrands(brands) } : null),
};

function listed({ id }: Pick<Section, 'id'>, products: SectionLists['products']) {
  const found = products.get(id) ?? [];
  return found.length ? { products: found } : null;
}

/** The sections of a page in one language; empty ones are left out. */
export const resolveSections = (sections: readonly Section[], sources: SectionSources): ResolvedSection[] =>
  sections.flatMap((section) => resolved(section, sources) ?? []);

function resolved<K extends SectionKind>(
  section: Section<K>,
  sources: SectionSources,
): ResolvedSection | null {
  const contents = (RESOLVE[section.kind as K] as Resolve<K>)(section, sources);
  if (!contents) return null;
  const { kind, id, devices } = section;
  const title = shownText(localizedText(fieldsOf(section).title), sources.locale);
  return { kind, id, devices, title, ...contents } as unknown as ResolvedSection;
}

const chosenOf = <T extends { readonly id: string }>(ids: readonly string[], all: readonly T[]): T[] =>
  ids.flatMap((id) => all.find((one) => one.id === id) ?? []);

const pictureIn = (image: ProductImage | null, locale: Locale): Picture | null =>
  image && withAlt(image, locale);
