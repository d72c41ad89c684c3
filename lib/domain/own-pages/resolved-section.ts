import type { Brand } from '@/lib/domain/catalogue/product';
import type { Picture, ProductSummary } from '@/lib/domain/catalogue/product-summary';
import type { Foreign } from '@/lib/domain/locale';
import type { Rating } from '@/lib/domain/reviews/review';
import type { Film } from './film';
import type { MapPoint } from './place/map-point';
import type { OpenSpan } from './place/opening-hours';
import type { Section, SectionKind } from './sections';

/** A text on a page in one language, with its own language if that differs. */
export interface ShownText extends Foreign {
  readonly text: string;
}

/** A customer's review of a board, in the customer's language. */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly rating: Rating;
  readonly title: string;
  readonly comment: string;
  readonly product: Pick<ProductSummary, 'slug' | 'title' | 'lang' | 'dir'>;
}

/** A category or a brand. */
export interface ShownGroup extends ShownText {
  readonly slug: string;
  readonly imagePath: string | null;
}

/** The content of each kind of section in one language, besides its title. */
export interface SectionContents {
  hero: {
    readonly subtitle: ShownText | null;
    readonly image: Picture | null;
    readonly action: ShownText | null;
    readonly link: string;
  };
  text: { readonly body: ShownText; readonly width: Section<'text'>['width'] };
  products: { readonly products: readonly ProductSummary[] };
  categories: { readonly categories: readonly ShownGroup[] };
  brands: { readonly brands: readonly ShownGroup[] };
  testimonials: { readonly testimonials: readonly Testimonial[] };
  studio: {
    readonly subtitle: ShownText | null;
    readonly product: ProductSummary;
    readonly action: ShownText | null;
  };
  gallery: { readonly images: readonly Picture[] };
  beforeAfter: { readonly before: Picture; readonly after: Picture };
  faq: { readonly items: readonly { readonly question: ShownText; readonly answer: ShownText }[] };
  countdown: { readonly until: number; readonly link: string };
  video: { readonly film: Film; readonly image: Picture | null };
  newsletter: { readonly subtitle: ShownText | null };
  contact: object;
  hours: {
    readonly place: ShownText | null;
    readonly point: MapPoint | null;
    readonly week: readonly OpenSpan[];
    readonly note: ShownText | null;
  };
  spacer: { readonly size: Section<'spacer'>['size'] };
  newArrivals: { readonly products: readonly ProductSummary[] };
  allProducts: { readonly products: readonly ProductSummary[] };
  trending: { readonly products: readonly ProductSummary[] };
  topBrands: { readonly brands: readonly Brand[] };
}

type ResolvedOf<K extends SectionKind> = {
  readonly kind: K;
  readonly id: string;
  readonly devices: Section['devices'];
  readonly title: ShownText | null;
} & SectionContents[K];

/** A section with everything its view needs, in one language. */
export type ResolvedSection<K extends SectionKind = SectionKind> = { [P in K]: ResolvedOf<P> }[K];
