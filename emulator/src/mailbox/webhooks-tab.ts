import type { EmulatorConfig } from '../config';
import type { StripeServer } from '../stripe/stripe-server';
import { SWITCHES, webhookPage, webhooksPage } from './webhooks-page';

const SHOWN = 200;

/** The page at this address below `/webhooks`; null when there is none. */
export function webhooksTab(stripe: StripeServer, pathname: string, config: EmulatorConfig): string | null {
  if (pathname === '/webhooks')
    return webhooksPage(stripe.deliveries.events(SHOWN), stripe.control.faults(), config);
  const [, id] = /^\/webhooks\/(evt_\w+)$/.exec(pathname) ?? [];
  const [event] = id ? stripe.deliveries.events(1, id) : [];
  return event ? webhookPage(event, config) : null;
}

/** Carries out what a form of the tab asks for; the address to go back to. */
export function postToWebhooks(stripe: StripeServer, pathname: string, body: string): string {
  const [, event] = /^\/webhooks\/(evt_\w+)\/resend$/.exec(pathname) ?? [];
  if (event) stripe.control.resend(event);
  if (pathname === '/webhooks/release') stripe.control.release('oldest-first');
  if (pathname === '/webhooks/faults') {
    const wanted = SWITCHES[new URLSearchParams(body).get('switch') ?? ''];
    const { api } = stripe.control.faults();
    if (wanted) stripe.control.setFaults({ webhooks: wanted.webhooks, api });
  }
  return event ? `/webhooks/${event}` : '/webhooks';
}
