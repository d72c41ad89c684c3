import { formatsOf } from '@/lib/domain/formats';
import { localized, type Locale } from '@/lib/domain/locale';
import { formatMoney } from '@/lib/domain/money/money';
import type { Figures } from '@/lib/domain/stats/figures';
import { changeOf } from '@/lib/domain/stats/periods';
import { addDays, dayToShow, type Day } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate, isolate } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';

const KIND = 'owner-weekly';

export interface Week {
  readonly figures: Figures;
  readonly visits: number;
}

interface WeeklyNews {
  /** The Monday of the week. */
  readonly from: Day;
  readonly week: Week;
  readonly before: Week;
  /** The boards with the highest sales; `revenue` in minor units of the base currency. */
  readonly best: readonly { readonly title: string; readonly units: number; readonly revenue: number }[];
  readonly setting: StoreSetting;
  readonly locale: Locale;
  readonly link: string;
}

/** Renders the store's week: its figures beside those of the week before, and its best sellers. */
export function renderWeeklyMail({
  from,
  week,
  before,
  best,
  setting,
  locale,
  link,
}: WeeklyNews): RenderedMail {
  const texts = mailTexts[locale];
  const { baseCurrency: currency, numerals } = setting;
  const formats = formatsOf({ locale, numerals });
  const money = (amount: number) => formatMoney({ amount, currency }, { locale, numerals });
  const date = (day: Day) => formats.utcDate(dayToShow(day));
  const values = { store: localized(setting.name, locale), from: date(from), to: date(addDays(from, 6)) };
  const compared = (now: number, then: number, shown: (value: number) => string): string => {
    const change = Math.round(100 * (changeOf(now, then) ?? 0));
    if (change === 0) return shown(now);
    const text = change > 0 ? texts.week.more : texts.week.less;
    return fillTemplate(text, { value: shown(now), change: formats.count(Math.abs(change)) });
  };
  const row = (label: string, of: (one: Week) => number, shown = formats.count): [string, string] => [
    label,
    compared(of(week), of(before), shown),
  ];
  const details = [
    row(texts.week.orders, ({ figures }) => figures.orders),
    row(texts.week.revenue, ({ figures }) => figures.revenue, money),
    row(texts.week.pieces, ({ figures }) => figures.units),
    row(texts.week.newCustomers, ({ figures }) => figures.newCustomers),
    row(texts.week.visits, ({ visits }) => visits),
  ];
  const lines = best.map(({ title, units, revenue }) => ({
    title: withoutLinks(fillTemplate(texts.week.board, { count: formats.count(units), name: title })),
    amount: money(revenue),
  }));
  const subject = fillTemplate(texts.subject[KIND], values);
  const lead = fillTemplate(texts.lead[KIND], values);
  const action = { label: texts.openAdmin, link };
  const rows = [...details, ...lines.map(({ title, amount }) => [title, amount] as const)];
  const listed = rows.map(([label, value]) => `${isolate(label)}: ${isolate(value)}`);
  return {
    subject,
    text: [lead, listed.join('\n'), `${action.label}: ${link}`].join('\n\n'),
    page: { locale, subject, store: values.store, color: setting.primaryColor, lead, lines, details, action },
  };
}
