import type { SectionKind } from '@/lib/domain/own-pages/sections';

/** A sketch of each kind of section, in the style of the admin's icons. */
const SKETCHES: Readonly<Record<SectionKind, string>> = {
  hero: 'M3.5 5h17v14h-17V5Z M7 10h10 M9 13h6 M10 16h4',
  text: 'M4 6h16 M4 10h16 M4 14h16 M4 18h10',
  products: 'M4 5h7v7H4V5Z M13 5h7v7h-7V5Z M4 15h7 M13 15h7 M4 18.5h4 M13 18.5h4',
  categories: 'M4 4.5h7v7H4v-7Z M13 4.5h7v7h-7v-7Z M4 13.5h7v6H4v-6Z M13 13.5h7v6h-7v-6Z',
  brands:
    'M12 3.5l2.3 2 3-.3.6 3 2.3 2-1.5 2.6.6 3-2.9 1-1.3 2.8-3.1-.9-3.1.9-1.3-2.8-2.9-1 .6-3-1.5-2.6 2.3-2 .6-3 3 .3L12 3.5Z M9 12l2 2 4-4',
  testimonials:
    'M4 5h16v11h-9l-4 3.5V16H4V5Z M12 7.5l.9 1.9 2.1.3-1.5 1.4.4 2.1-1.9-1-1.9 1 .4-2.1L9 9.7l2.1-.3.9-1.9Z',
  studio: 'M4 5h12v14H4V5Z M7.5 9h5 M10 9v6 M20.5 4.5l-6 10-1 3 2.4-2 6-10',
  gallery: 'M4 5h16v14H4V5Z M4 16l4.5-4.5L13 16 M12 15l3-3 5 4.5 M15.5 9.2h.01',
  beforeAfter: 'M3.5 5.5h17v13h-17v-13Z M12 3.5v17 M9 10l-2 2 2 2 M15 10l2 2-2 2',
  faq: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z M9.8 9.6a2.3 2.3 0 1 1 3.2 2.2c-.7.3-1 .8-1 1.7 M12 16.5h.01',
  countdown: 'M12 20.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z M12 9v4.2l2.8 1.8 M9.5 2.8h5',
  video: 'M3.5 5.5h17v13h-17v-13Z M10 9v6l5-3-5-3Z',
  newsletter: 'M3.5 6h17v12h-17V6Z M3.5 7l8.5 6 8.5-6',
  contact: 'M12 20.5c4-4.2 6-7.3 6-10a6 6 0 1 0-12 0c0 2.7 2 5.8 6 10Z M12 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  hours: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z M12 7v5.2l3.4 2.2 M3.5 12h2 M18.5 12h2',
  newArrivals: 'M4 5h7v7H4V5Z M4 15h7 M13 15h7 M16.5 4v8 M12.5 8h8 M4 18.5h4 M13 18.5h4',
  allProducts:
    'M4 4.5h4v6H4v-6Z M10 4.5h4v6h-4v-6Z M16 4.5h4v6h-4v-6Z M4 13.5h4v6H4v-6Z M10 13.5h4v6h-4v-6Z M16 13.5h4v6h-4v-6Z',
  topBrands: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  trending: 'M3.5 17l6-6 4 4 7-8 M15.5 7h5v5',
  spacer: 'M4 5h16 M4 19h16 M12 8.5v7 M9.8 10.5L12 8.3l2.2 2.2 M9.8 13.5l2.2 2.2 2.2-2.2',
};

/** Decorative, because the kind's name stands beside it. */
export const SectionIcon = ({ kind }: { readonly kind: SectionKind }) => (
  <svg
    width={22}
    height={22}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ flexShrink: 0 }}
    aria-hidden
  >
    <path d={SKETCHES[kind]} />
  </svg>
);
