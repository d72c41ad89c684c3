import { CALLABLE_NAMES } from '@/lib/domain/api/api-groups';
import { HOLD_REASONS, PAYMENT_METHODS } from '@/lib/domain/orders/order-status';

interface Metric {
  /** A gauge is a current value; a counter is how often something happened. */
  readonly kind: 'counter' | 'gauge';
  /** In UCUM; counted things are in braces. */
  readonly unit: string;
  readonly description: string;
  /** Every value that a label may have: no ids, no addresses, nothing that grows with the shop. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
}

/** The readers of Firestore: pages by Next's route names, and tasks that belong to no single page. */
const READERS = [
  '/',
  '/products',
  '/most-selling',
  '/categories/[category]',
  '/categories/[category]/[subCategory]',
  '/products/[slug]',
  '/products/[slug]/design',
  '/pages/[slug]',
  '/posts',
  '/posts/[slug]',
  '/about-us',
  '/privacy-policy',
  '/terms',
  '/platform',
  '/sitemap.xml',
  '/feeds/[file]',
  'shell',
  'page-changes',
  'host',
  'health',
  'subscription',
  'other',
] as const;
export type Reader = (typeof READERS)[number];

/**
 * Every metric of the shop. The metrics, alerts and dashboards of infra name these and no others; docs/operators.md says what to
 * do about each alert.
 */
export const METRICS = {
  'shop.orders.placed': {
    kind: 'counter',
    unit: '{order}',
    description: 'Orders placed; one by card once it is paid',
    labels: { method: PAYMENT_METHODS },
  },
  'shop.payments.held': {
    kind: 'counter',
    unit: '{payment}',
    description: 'Payments that wait for the owner, who must refund them',
    labels: { reason: HOLD_REASONS },
  },
  'shop.outbox.age': {
    kind: 'gauge',
    unit: 's',
    description: 'Age of the oldest unsent mail or push that its receiver did not refuse',
    labels: {},
  },
  'shop.outbox.attempts': {
    kind: 'counter',
    unit: '{attempt}',
    description: 'Attempts to send a mail or push',
    labels: { outcome: ['sent', 'dropped', 'refused', 'failed'] },
  },
  'shop.rate_limit.refusals': {
    kind: 'counter',
    unit: '{call}',
    description: 'Calls refused by a rate limit',
    labels: {
      limit: [
        ...CALLABLE_NAMES,
        ...([
          'beginPayment',
          'mailCode',
          'messageTo',
          'stockMailTo',
          'cartMailTo',
          'newsletterMailTo',
          'tryCode',
          'findStore',
          'findOrigin',
          'findTicket',
          'findApiKey',
          'callApi',
        ] as const),
        ...(['pictureBytes', 'photoBytes', 'designBytes', 'reviewBytes', 'site'] as const),
      ],
    },
  },
  'shop.page_cache.lookups': {
    kind: 'counter',
    unit: '{lookup}',
    description: 'Lookups in the page cache; unknown while Firestore does not say what changed',
    labels: { outcome: ['hit', 'shared', 'stale', 'miss', 'unknown'] },
  },
  'shop.page_cache.failures': {
    kind: 'counter',
    unit: '{failure}',
    description: 'Failures of the listener to page changes and of the shared cache',
    labels: { cause: ['listener-ended', 'listener-silent', 'check-failed', 'bucket'] },
  },
  'shop.firestore.reads': {
    kind: 'counter',
    unit: '{document}',
    description: 'Documents that the site read from Firestore, by the page that needed them',
    labels: { page: READERS },
  },
} as const satisfies Readonly<Record<`shop.${string}`, Metric>>;

type Table = typeof METRICS;
export type MetricName = keyof Table;
export type CounterName = {
  [N in MetricName]: Table[N]['kind'] extends 'counter' ? N : never;
}[MetricName];
export type GaugeName = Exclude<MetricName, CounterName>;

/** A value for each label of a metric. */
export type LabelsOf<N extends MetricName> = {
  readonly [L in keyof Table[N]['labels']]: Table[N]['labels'][L] extends readonly (infer V extends string)[]
    ? V
    : never;
};
