import { collections } from '@/lib/domain/collections';
import { LOCALES } from '@/lib/domain/locale';
import { addDays, storeDay } from '@/lib/domain/stats/store-day';
import { VISIT_DEVICES, VISIT_STEPS, type Visit } from '@/lib/domain/visits/visit';
import { NO_VISITS, sumVisits, visited } from '@/lib/domain/visits/visit-day';
import type { SeedStore } from '../build/build-store';
import { pick, randomOf } from '../random';
import type { SeedDocument } from './to-documents';

const DAYS = 60;
const VISITS_A_DAY = 90;
/** The share of visitors who go on from each step to the next. */
const GO_ON = [0.55, 0.2, 0.6, 0.65];
const SOURCES = [
  '',
  '',
  '',
  'instagram.com',
  'instagram.com',
  'google.com',
  'google.com',
  'tiktok.com',
  'ramadan-letter',
];
const MISSED = ['zellige', 'مرآة', 'wedding gift', 'ساعة حائط', 'blue frame', 'خط الثلث'];

/** Visit counts of the demo store's pages, up to yesterday. */
export function visitDocuments({ setting, products }: SeedStore, now: number): SeedDocument[] {
  const random = randomOf('visits');
  const pages = [
    '/',
    '/products',
    '/most-selling',
    ...products.slice(0, 30).map(({ slug }) => `/products/${slug}`),
  ];
  const today = storeDay(now, setting.timeZone);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index - DAYS);
    const visits = VISITS_A_DAY * (0.7 + 0.5 * random()) * (1 + index / DAYS);
    let counted = NO_VISITS;
    for (let visit = 0; visit < visits; visit++)
      for (const view of viewsOf()) counted = sumVisits(counted, visited(view));
    return { path: collections.visits(setting.storeId, day), data: { ...counted } };
  });

  function viewsOf(): Visit[] {
    const locale = pick(random, LOCALES);
    const device = random() < 0.75 ? VISIT_DEVICES[0] : VISIT_DEVICES[1];
    let went = 1;
    while (went < VISIT_STEPS.length && random() < (GO_ON[went - 1] ?? 0)) went++;
    const view = (changes: Partial<Visit>): Visit => ({
      ...{ page: pick(random, pages), locale, device, steps: [], source: '', missed: '', ...changes },
    });
    const first = view({ steps: VISIT_STEPS.slice(0, went), source: pick(random, SOURCES) });
    const more = Array.from({ length: went + Math.floor(2 * random()) }, () => view({}));
    return [first, ...more, ...(random() < 0.04 ? [view({ missed: pick(random, MISSED) })] : [])];
  }
}
