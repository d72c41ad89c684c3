import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeService } from '../stripe-service';
import { cardFramePage } from './card-frame-page';
import { challengePage } from './challenge-page';
import { checkoutPage } from './checkout-page';
import { invoicePage } from './invoice-page';
import { onboardingPage } from './onboarding-page';
import type { PageAnswer, PageCall } from './page-call';
import { portalPage } from './portal-page';

const PAGES: Readonly<Record<string, (call: PageCall) => PageAnswer>> = {
  challenge: challengePage,
  checkout: checkoutPage,
  invoice: invoicePage,
  onboarding: onboardingPage,
  portal: portalPage,
};

/** Answers `/{page}/{account}/{id}` and the frame of the card fields; null when there is no such page. */
export function answerPage(
  service: StripeService,
  request: IncomingMessage,
  url: URL,
  body: string,
): PageAnswer {
  const [, name = '', account = '', id = ''] = url.pathname.split('/');
  if (url.pathname === '/elements/card') return { html: cardFramePage(url.searchParams.get('lang')) };
  if (!Object.hasOwn(PAGES, name)) return null;
  return (
    PAGES[name]?.({
      method: request.method ?? 'GET',
      id,
      query: url.searchParams,
      form: new URLSearchParams(body),
      languages: request.headers['accept-language'],
      change: (work) => service.change(account, work),
      connected: (_books, of) => service.booksOf(of),
    }) ?? null
  );
}

export function sendPage(response: ServerResponse, answer: NonNullable<PageAnswer>): void {
  if ('redirect' in answer) return void response.writeHead(303, { location: answer.redirect }).end();
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(answer.html);
}
