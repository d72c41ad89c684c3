import { callApi, inWords, type ApiResult } from './api';
import { askBank } from './challenge-dialog';
import { Elements, type ElementsOptions } from './elements';
import type { StripeJsError } from './messages';

/** The release that @stripe/stripe-js 10 expects. */
const RELEASE = 'endive';
const ORIGIN = new URL((document.currentScript as HTMLScriptElement).src).origin;

interface BrowserIntent {
  readonly id: string;
  readonly status: string;
  readonly client_secret: string;
  readonly last_payment_error: StripeJsError | null;
  readonly next_action: { readonly use_stripe_sdk?: { readonly stripe_js: string } } | null;
}
type PaymentResult = { readonly paymentIntent: BrowserIntent } | { readonly error: StripeJsError };

interface Confirmation {
  readonly elements?: Elements;
  readonly clientSecret?: string;
  readonly confirmParams?: {
    readonly return_url?: string;
    readonly payment_method?: string;
    readonly payment_method_data?: { readonly billing_details?: Readonly<Record<string, unknown>> };
    readonly receipt_email?: string;
  };
  readonly redirect?: 'always' | 'if_required';
}

/** `Stripe(key)` of the page: what our own and Stripe's React components call, in the same words. */
function createStripe(
  key: string,
  { locale = 'auto', stripeAccount }: { locale?: string; stripeAccount?: string } = {},
) {
  if (!/^pk_test_/.test(key))
    throw new Error('IntegrationError: the local Stripe takes pk_test_… keys alone.');
  // The elements of a payment may be in another language than the page.
  let language = locale === 'auto' ? document.documentElement.lang || navigator.language : locale;
  const api = <T>(path: string, params: Parameters<typeof callApi>[4]): Promise<ApiResult<T>> =>
    callApi<T>(ORIGIN, { key, account: stripeAccount }, language, path, params);

  const retrieve = async (clientSecret: string): Promise<PaymentResult> => {
    const query = new URLSearchParams({ client_secret: clientSecret }).toString();
    return asResult(await api<BrowserIntent>(`payment_intents/${idIn(clientSecret)}?${query}`, null));
  };

  const confirmIntent = async (clientSecret: string, params: Record<string, string | undefined>) => {
    const confirmed = await api<BrowserIntent>(`payment_intents/${idIn(clientSecret)}/confirm`, {
      client_secret: clientSecret,
      use_stripe_sdk: true,
      ...params,
    });
    if ('error' in confirmed) return confirmed;
    return followUp(confirmed.result);
  };

  const followUp = async (intent: BrowserIntent): Promise<PaymentResult> => {
    const challenge = intent.next_action?.use_stripe_sdk?.stripe_js;
    if (intent.status !== 'requires_action' || !challenge) return { paymentIntent: intent };
    await askBank(challenge, language);
    const settled = await retrieve(intent.client_secret);
    if ('error' in settled || !settled.paymentIntent.last_payment_error) return settled;
    const { paymentIntent } = settled;
    return {
      error: {
        ...inWords(settled.paymentIntent.last_payment_error ?? { type: 'api_error' }, language),
        payment_intent: paymentIntent,
      },
    };
  };

  const confirmPayment = async (given: Confirmation): Promise<PaymentResult> => {
    const { elements, confirmParams = {}, redirect = 'always' } = given;
    if (elements) language = elements.locale;
    const clientSecret = given.clientSecret ?? elements?.options.clientSecret;
    if (!clientSecret) throw new Error('IntegrationError: confirmPayment needs a clientSecret.');
    if (elements?.options.mode && !elements.submitted)
      throw new Error('IntegrationError: elements.submit() must be called before stripe.confirmPayment().');
    const method = confirmParams.payment_method ?? (await methodFrom(elements, confirmParams));
    if (typeof method === 'object') return method;
    const { return_url } = confirmParams;
    const result = await confirmIntent(clientSecret, { payment_method: method, return_url });
    if ('error' in result || redirect === 'if_required' || !return_url) return result;
    return leave(return_url, result.paymentIntent);
  };

  return {
    elements: (options: ElementsOptions = {}) =>
      new Elements({ origin: ORIGIN, key, account: stripeAccount, locale }, options),
    confirmPayment,
    retrievePaymentIntent: retrieve,
    async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<PaymentResult> {
      const current = await retrieve(clientSecret);
      return 'error' in current ? current : followUp(current.paymentIntent);
    },
    confirmCardPayment: (clientSecret: string, { payment_method }: { payment_method?: string } = {}) =>
      confirmIntent(clientSecret, { payment_method }),
    async createPaymentMethod({
      elements,
      params,
    }: {
      elements: Elements;
      params?: Confirmation['confirmParams'];
    }) {
      const method = await methodFrom(elements, params ?? {});
      return typeof method === 'object'
        ? method
        : { paymentMethod: { id: method, object: 'payment_method', type: 'card' } };
    },
    createToken: () => Promise.reject(new Error('IntegrationError: the local Stripe makes no tokens.')),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

async function methodFrom(
  elements: Elements | undefined,
  { payment_method_data: data }: NonNullable<Confirmation['confirmParams']>,
): Promise<string | { error: StripeJsError }> {
  if (!elements) throw new Error('IntegrationError: confirmPayment needs elements or a payment_method.');
  const answer = await elements.createMethod(data?.billing_details ?? {});
  return 'error' in answer ? answer : (answer.method ?? '');
}

/** The page is left for good: nothing after it is to run. */
function leave(returnUrl: string, { id, client_secret }: BrowserIntent): Promise<never> {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', client_secret);
  url.searchParams.set('redirect_status', 'succeeded');
  window.location.assign(url);
  return new Promise(() => undefined);
}

function asResult(answer: ApiResult<BrowserIntent>): PaymentResult {
  return 'error' in answer ? answer : { paymentIntent: answer.result };
}

function idIn(clientSecret: string): string {
  return clientSecret.split('_secret_', 1)[0] ?? '';
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: RELEASE }) });
