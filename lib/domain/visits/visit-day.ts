import { LOCALES, type Locale } from '@/lib/domain/locale';
import { count, fieldsOf } from '@/lib/domain/parse/fields';
import { VISIT_DEVICES, VISIT_STEPS, type Visit, type VisitDevice, type VisitStep } from './visit';

/** Counts by name. */
export type Counts = Readonly<Record<string, number>>;

/** The visits of a store on one day of its calendar. */
export interface VisitDay {
  readonly views: number;
  /** By `stepKey`. */
  readonly steps: Counts;
  readonly pages: Counts;
  /** Per visit; `direct` without a referring site. */
  readonly sources: Counts;
  /** Searches without results. */
  readonly missed: Counts;
}

export const NO_VISITS: VisitDay = { views: 0, steps: {}, pages: {}, sources: {}, missed: {} };

export const DIRECT = 'direct';
/** The name for all that exceed the daily limit of names. */
export const OTHERS = '…';

/** The most names per kind and day, so that made-up pages or words cannot fill a document. */
const MOST_NAMES = 200;

export const stepKey = (locale: Locale, device: VisitDevice, step: VisitStep): string =>
  `${locale} ${device} ${step}`;

export function visited({ page, locale, device, steps, source, missed }: Visit): VisitDay {
  // A search without results is reported separately from its page view.
  if (missed) return { ...NO_VISITS, missed: { [missed]: 1 } };
  return {
    views: 1,
    steps: Object.fromEntries(steps.map((step) => [stepKey(locale, device, step), 1])),
    pages: { [page]: 1 },
    sources: steps.includes('visit') ? { [source || DIRECT]: 1 } : {},
    missed: {},
  };
}

const sumOf = (one: Counts, other: Counts): Counts => {
  const sum = new Map(Object.entries(one));
  for (const [name, times] of Object.entries(other)) sum.set(name, (sum.get(name) ?? 0) + times);
  return Object.fromEntries(sum);
};

/** Highest count first. */
export const ranked = (counts: Counts): [string, number][] =>
  Object.entries(counts).sort(([, one], [, other]) => other - one);

/** The highest counts, with the rest added up, so that the sum stays the same. */
function bounded(counts: Counts): Counts {
  if (Object.keys(counts).length <= MOST_NAMES) return counts;
  const { [OTHERS]: others = 0, ...named } = counts;
  const all = ranked(named);
  const rest = all.slice(MOST_NAMES - 1).reduce((sum, [, times]) => sum + times, others);
  return { ...Object.fromEntries(all.slice(0, MOST_NAMES - 1)), [OTHERS]: rest };
}

export const sumVisits = (one: VisitDay, other: VisitDay): VisitDay => ({
  views: one.views + other.views,
  steps: sumOf(one.steps, other.steps),
  pages: bounded(sumOf(one.pages, other.pages)),
  sources: bounded(sumOf(one.sources, other.sources)),
  missed: bounded(sumOf(one.missed, other.missed)),
});

/** Parses a stored day; invalid counts are left out. */
export function parseVisitDay(data: unknown): VisitDay {
  const fields = fieldsOf(data);
  const counts = (value: unknown): Counts =>
    Object.fromEntries(
      Object.entries(fieldsOf(value)).flatMap(([name, times]) => {
        const known = count(times);
        return known === undefined ? [] : [[name, known]];
      }),
    );
  return {
    views: count(fields.views) ?? 0,
    steps: counts(fields.steps),
    pages: counts(fields.pages),
    sources: counts(fields.sources),
    missed: counts(fields.missed),
  };
}

/** The filter of the funnel; null for all. */
export interface VisitChoice {
  readonly locale: Locale | null;
  readonly device: VisitDevice | null;
}

/** The number of visits that reached each step. */
export const reached = (steps: Counts, { locale, device }: VisitChoice): Record<VisitStep, number> => {
  const locales = LOCALES.filter((one) => locale === null || one === locale);
  const devices = VISIT_DEVICES.filter((one) => device === null || one === device);
  const ofStep = (step: VisitStep) =>
    locales.flatMap((one) => devices.map((other) => steps[stepKey(one, other, step)] ?? 0));
  return Object.fromEntries(
    VISIT_STEPS.map((step) => [step, ofStep(step).reduce((sum, times) => sum + times, 0)]),
  ) as Record<VisitStep, number>;
};
