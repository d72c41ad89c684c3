import type { AccountLink } from '../core/connect-objects';
import { html } from '../../http/html';
import { moveAccount, type Standing } from '../resources/connected-accounts';
import { hostedPage } from './layout';
import { inOtherLanguage, type PageAnswer, type PageCall } from './page-call';
import { PAGE_TEXTS, pageLocale } from './texts';

/** What the page's buttons do with the account; any other leaves it as it is. */
const ACTIONS: Readonly<Record<string, Standing>> = { complete: 'ready', review: 'reviewed' };

/** Onboarding of a connected account: its link works once and not long, as at Stripe. */
export function onboardingPage(call: PageCall): PageAnswer {
  const { id, method, form, query, change } = call;
  const link = change(({ objects }) => objects.find('account_link', id));
  if (!link) return null;
  const isOver = change(
    ({ now, objects }) => link.used || now > link.expires_at || !objects.find('account', link.account),
  );
  if (isOver) return { redirect: link.refresh_url };
  if (method === 'POST') {
    follow(call, link, ACTIONS[form.get('action') ?? '']);
    return { redirect: link.return_url };
  }
  const locale = pageLocale(query.get('lang'), call.languages);
  const texts = PAGE_TEXTS[locale];
  const body = html`<p>${texts.onboardingText}</p>
    <form method="post">
      <button name="action" value="complete">${texts.onboardingContinue}</button>
      <button class="quiet" name="action" value="review">${texts.onboardingReview}</button>
      <button class="quiet" name="action" value="leave">${texts.onboardingLeave}</button>
    </form>`;
  return {
    html: hostedPage({ title: texts.onboarding, locale, body, otherLanguage: inOtherLanguage(call, locale) }),
  };
}

function follow({ change, connected }: PageCall, link: AccountLink, standing: Standing | undefined): void {
  change((books) => {
    books.objects.save({ ...link, used: true });
    if (standing) moveAccount(books, connected(books, link.account), standing);
  });
}
