import { dateFormat } from '@/lib/domain/formats';
import type { Locale } from '@/lib/domain/locale';
import { formatMoney } from '@/lib/domain/money/money';
import { knownTimeZone } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { Subscription } from '@/lib/domain/subscription/subscription';
import type { CodeMailKind, PlanMailKind } from '@/functions/src/adapters/outbox/mail-kinds';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { renderNotice } from './render-notice';

interface Written {
  readonly setting: StoreSetting;
  readonly locale: Locale;
  /** The button's link. */
  readonly link: string;
}

/** Renders the mail to somebody with a new account. */
export const renderWelcomeMail = ({
  name,
  link,
  ...rest
}: Written & { readonly name: string }): RenderedMail =>
  renderNotice({ ...rest, kind: 'welcome', name, action: { label: mailTexts[rest.locale].visitShop, link } });

/** Renders the mail with Auth's link to choose a password or verify the address. */
export function renderCodeMail({ link, ...rest }: Written & { readonly kind: CodeMailKind }): RenderedMail {
  const { choosePassword, verifyEmail } = mailTexts[rest.locale];
  const label = rest.kind === 'password-reset' ? choosePassword : verifyEmail;
  return renderNotice({ ...rest, action: { label, link } });
}

interface PlanNews extends Written {
  readonly kind: PlanMailKind;
  readonly plan: Subscription;
}

/** Renders the mail to an owner about the plan's next payment or its failure; a trial may have no card yet. */
export function renderPlanMail({ plan, link, ...rest }: PlanNews): RenderedMail {
  const { locale, setting } = rest;
  const writing = { locale, numerals: setting.numerals };
  const day = dateFormat(writing, { dateStyle: 'long', timeZone: knownTimeZone(setting.timeZone) });
  const values = {
    amount: formatMoney({ amount: plan.price, currency: plan.currency }, writing),
    date: day.format(plan.currentPeriodEnd),
  };
  const { openPlan, trialEnds } = mailTexts[locale];
  const endsTrial = rest.kind === 'owner-plan-renewal' && plan.status === 'trialing';
  return renderNotice({
    ...rest,
    values,
    ...(endsTrial && { texts: trialEnds }),
    action: { label: openPlan, link },
  });
}
