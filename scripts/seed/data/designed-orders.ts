import type { MakingState } from '@/lib/domain/orders/order-status';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';

/** A board that somebody designed and ordered, and how far the workshop is with it. */
export interface DesignedOrder {
  /** The studio board's, see `studio-boards.ts`. */
  readonly slug: string;
  /** The id of its size. */
  readonly size: '24x30' | '40x50' | '60x75';
  /** What the shopper typed and chose; the rest is the template's first choice. */
  readonly input: Partial<DesignInput> & Pick<DesignInput, 'locale' | 'texts'>;
  /** A row of `PEOPLE`. */
  readonly person: number;
  readonly daysAgo: number;
  /** The workshop's steps so far, a few hours apart. */
  readonly steps: readonly MakingState[];
}

/** One in each state of the workshop, and one that is late. */
export const DESIGNED_ORDERS: readonly DesignedOrder[] = [
  {
    slug: 'your-wedding-day',
    size: '40x50',
    input: {
      locale: 'ar',
      texts: { first: 'ليلى', second: 'عمر', date: '١٤ يناير ٢٠٢٧', place: 'الرياض' },
      frameId: 'walnut',
    },
    person: 14,
    daysAgo: 9,
    steps: ['approved'],
  },
  {
    slug: 'your-family-name',
    size: '60x75',
    input: {
      locale: 'ar',
      texts: { name: 'آل القحطاني', members: 'سعد · هند · نورة · فيصل', since: 'منذ ٢٠١١' },
      frameId: 'oak',
    },
    person: 49,
    daysAgo: 1,
    steps: [],
  },
  {
    slug: 'your-own-words',
    size: '24x30',
    input: { locale: 'en', texts: { quote: 'Home is where the tea is', author: 'Grandmother Aisha' } },
    person: 0,
    daysAgo: 2,
    steps: ['approved'],
  },
  {
    slug: 'your-wedding-day',
    size: '60x75',
    input: {
      locale: 'en',
      texts: { first: 'Hannah', second: 'Jonas', date: '6 February 2027', place: 'Berlin' },
      frameId: 'black',
    },
    person: 35,
    daysAgo: 3,
    steps: ['approved', 'in-production'],
  },
  {
    slug: 'your-own-words',
    size: '40x50',
    input: { locale: 'ar', texts: { quote: 'من جدّ وجد ومن زرع حصد' }, frameId: 'white' },
    person: 77,
    daysAgo: 4,
    steps: ['approved', 'in-production', 'made'],
  },
];
