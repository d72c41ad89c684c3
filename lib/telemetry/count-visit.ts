import { asksNotToBeTracked } from '@/lib/browser/measurement/asks-not-to-be-tracked';
import { referringSite } from '@/lib/browser/measurement/landing';
import type { Locale } from '@/lib/domain/locale';
import { pagePath, VISITS_PATH, type Visit, type VisitStep } from '@/lib/domain/visits/visit';

/** The theme's breakpoint for desktop layouts. */
const DESK = '(min-width: 48em)';

/** Steps of this tab's visit so far; a new tab, or a reload, is a new visit. Nothing is stored in the browser. */
const reached = new Set<VisitStep>();

/** The visit step of a page, by its route. */
const STEP_OF: Readonly<Record<string, VisitStep>> = {
  '/products/[slug]': 'product',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/order-confirmed/[id]': 'order',
};

interface View {
  readonly path: string;
  /** Next's route name. */
  readonly route: string;
  readonly locale: Locale;
}

/** Counts one anonymous page view; none for a browser that asks not to be tracked. */
export function countView({ path, route, locale }: View): void {
  const steps = newSteps(route);
  send({ page: path, locale, steps, source: steps.includes('visit') ? source() : '', missed: '' });
}

/** Counts a search that found nothing. */
export const countMissed = (words: string, { path, locale }: Omit<View, 'route'>): void =>
  send({ page: path, locale, steps: [], source: '', missed: words });

function newSteps(route: string): VisitStep[] {
  const step = STEP_OF[route];
  const steps = (['visit', ...(step ? [step] : [])] as const).filter((one) => !reached.has(one));
  for (const one of steps) reached.add(one);
  return steps;
}

/** The campaign's name, or else the site that linked here, unless it is this one. */
function source(): string {
  const campaign = new URLSearchParams(window.location.search).get('utm_source');
  return campaign || referringSite();
}

function send(visit: Omit<Visit, 'device'>): void {
  if (asksNotToBeTracked()) return;
  const device = window.matchMedia(DESK).matches ? 'desk' : 'phone';
  const told: Visit = { ...visit, device, page: pagePath(visit.page) };
  navigator.sendBeacon?.(VISITS_PATH, JSON.stringify(told));
}
