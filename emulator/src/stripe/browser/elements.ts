import type { Appearance, FrameAnswer, StripeJsError } from './messages';
import { PaymentElement } from './payment-element';

export interface ElementsOptions {
  readonly clientSecret?: string;
  readonly mode?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly locale?: string;
  readonly appearance?: Appearance;
}

interface Shop {
  readonly origin: string;
  readonly key: string;
  readonly account?: string;
  readonly locale: string;
}

/** The elements of one payment. */
export class Elements {
  private element: PaymentElement | null = null;
  submitted = false;

  constructor(
    private readonly shop: Shop,
    public options: ElementsOptions,
  ) {}

  get locale(): string {
    const { locale = this.shop.locale } = this.options;
    return locale === 'auto' ? document.documentElement.lang || navigator.language : locale;
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new Error(`IntegrationError: the local Stripe has no ${type} Element.`);
    if (this.element) throw new Error('IntegrationError: Can only create one Element of type payment.');
    const { key, account } = this.shop;
    const settings = { key, account, locale: this.locale, appearance: this.options.appearance ?? {} };
    this.element = new PaymentElement(this.shop.origin, settings, () => (this.element = null));
    return this.element;
  }

  getElement(type: unknown): PaymentElement | null {
    return type === 'payment' ? this.element : null;
  }

  update(options: ElementsOptions): void {
    this.options = { ...this.options, ...options };
    this.element?.look(this.options.appearance ?? {}, this.locale);
  }

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  /** Shows what is missing in the fields; `{}` or `{ error }`. */
  async submit(): Promise<{ error?: StripeJsError; selectedPaymentMethod?: string }> {
    const answer = await this.requireElement().validate();
    if ('error' in answer) return { error: answer.error };
    this.submitted = true;
    return { selectedPaymentMethod: 'card' };
  }

  createMethod(billingDetails: Readonly<Record<string, unknown>>): Promise<FrameAnswer> {
    return this.requireElement().createMethod(billingDetails);
  }

  private requireElement(): PaymentElement {
    if (this.element) return this.element;
    throw new Error('IntegrationError: elements should have a mounted Payment Element.');
  }
}
