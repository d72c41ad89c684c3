import type { Stripe } from '@stripe/stripe-js';
import { env } from '@/lib/env';

let localScript: Promise<void> | undefined;

/** Stripe's script for pages, asked for on the payment step alone. Rejects while Stripe cannot be reached. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
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
