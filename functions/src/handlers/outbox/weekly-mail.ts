import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { localized } from '@/lib/domain/locale';
import { addFigures, NOTHING_SOLD, parseFigures, type Figures } from '@/lib/domain/stats/figures';
import { addDays, daysOf, type Day } from '@/lib/domain/stats/store-day';
import { parseNotifications } from '@/lib/domain/store/notifications';
import { NO_VISITS, parseVisitDay, reached, sumVisits } from '@/lib/domain/visits/visit-day';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { renderWeeklyMail, type Week } from '@/functions/src/texts/mails/render-weekly-mail';
import type { MailContent, RenderDeps, Written } from './mail-content';

type WeeklyMail = Extract<OutboxMail, { week: string }>;

const BEST = 3;
const EVERYBODY = { locale: null, device: null };

/** Compares a week with the one before; null if the store no longer wants such mails, or has nobody to get them. */
export async function renderWeeklySummary(
  deps: Pick<RenderDeps, 'read'>,
  { week: from, locale }: WeeklyMail,
  { setting, site }: Written,
): Promise<MailContent | null> {
  const [chosen] = await deps.read([collections.notificationSetting(setting.storeId)]);
  const { weekly, email } = parseNotifications(chosen?.data());
  if (!weekly || !(email || setting.contact.email)) return null;
  const [week, before] = await Promise.all([
    readWeek(deps, setting, from),
    readWeek(deps, setting, addDays(from, -7)),
  ]);
  const link = site + pathTo('/admin/sales');
  return renderWeeklyMail({
    from,
    week,
    before,
    best: await bestOf(deps, setting, week.figures, locale),
    setting,
    locale,
    link,
  });
}

async function readWeek(
  { read }: Pick<RenderDeps, 'read'>,
  { storeId: store }: Written['setting'],
  from: Day,
): Promise<Week> {
  const days = daysOf({ from, to: addDays(from, 6) });
  const [sold, seen] = await Promise.all([
    read(days.map((day) => collections.stats(store, day))),
    read(days.map((day) => collections.visits(store, day))),
  ]);
  const visits = seen.map((day) => parseVisitDay(day?.data())).reduce(sumVisits, NO_VISITS);
  return {
    figures: sold
      .map((day) => parseFigures(day?.data()))
      .reduce((sum, day) => addFigures(sum, day), NOTHING_SOLD),
    visits: reached(visits.steps, EVERYBODY).visit,
  };
}

/** The boards with the highest sales; deleted ones are left out. */
async function bestOf(
  { read }: Pick<RenderDeps, 'read'>,
  { storeId: store }: Written['setting'],
  { products }: Figures,
  locale: WeeklyMail['locale'],
) {
  const best = Object.entries(products)
    .filter(([, { units }]) => units > 0)
    .sort(([, one], [, other]) => other.revenue - one.revenue)
    .slice(0, BEST);
  const found = await read(best.map(([id]) => collections.product(store, id)));
  return best.flatMap(([id, { units, revenue }], at) => {
    const stored = found[at];
    if (!stored?.exists) return [];
    return [{ title: localized(parseProduct(id, stored.data()).title, locale), units, revenue }];
  });
}
