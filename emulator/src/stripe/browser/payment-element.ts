import type { Appearance, FrameAnswer, FrameSettings, FromFrame, ToFrame } from './messages';

type Listener = (event: object) => void;
const LOAD_TIMEOUT_MS = 15_000;

/** The Payment Element: a frame of Stripe's own origin in the page's node, and the events it sends. */
export class PaymentElement {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly waiting = new Map<number, (answer: FrameAnswer) => void>();
  private readonly frame = document.createElement('iframe');
  private port: MessagePort | null = null;
  private asked = 0;

  constructor(
    private readonly origin: string,
    private settings: FrameSettings,
    private readonly onDestroy: () => void,
  ) {
    this.frame.title = settings.locale.startsWith('ar') ? 'حقول الدفع الآمنة' : 'Secure payment input frame';
    this.frame.src = `${origin}/elements/card?lang=${encodeURIComponent(settings.locale)}`;
    this.frame.allow = 'payment *';
    this.frame.style.cssText =
      'border:0;display:block;margin:-4px;inline-size:calc(100% + 8px);block-size:13rem;color-scheme:normal';
    this.frame.addEventListener('load', () => this.connect());
  }

  mount(target: string | HTMLElement): void {
    const node = typeof target === 'string' ? document.querySelector(target) : target;
    if (!node) throw new Error('IntegrationError: the node to mount the Element in was not found.');
    node.append(this.frame);
    setTimeout(() => {
      if (!this.port && this.frame.isConnected)
        this.emit('loaderror', {
          elementType: 'payment',
          error: { type: 'api_connection_error', message: 'The card fields did not load.' },
        });
    }, LOAD_TIMEOUT_MS);
  }

  unmount(): void {
    this.frame.remove();
    this.port = null;
  }

  destroy(): void {
    this.unmount();
    this.onDestroy();
  }

  on(event: string, listener: Listener): this {
    const listeners = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, listeners.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const once = (value: object) => {
      this.off(event, once);
      listener(value);
    };
    return this.on(event, once);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.listeners.get(event)?.delete(listener);
    else this.listeners.delete(event);
    return this;
  }

  /** Options of the Element change nothing of three card fields. */
  update(_options: object): void {}
  collapse(): void {}
  focus = () => this.send({ type: 'focus' });
  blur = () => this.send({ type: 'blur' });
  clear = () => this.send({ type: 'clear' });

  look(appearance: Appearance, locale: string): void {
    this.settings = { ...this.settings, appearance, locale };
    this.send({ type: 'settings', settings: this.settings });
  }

  validate(): Promise<FrameAnswer> {
    return this.ask((id) => ({ type: 'validate', id }));
  }

  /** Makes a payment method of what was typed; the page never sees the number. */
  createMethod(billingDetails: Readonly<Record<string, unknown>>): Promise<FrameAnswer> {
    return this.ask((id) => ({ type: 'create', id, billingDetails }));
  }

  private connect(): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => this.receive(data);
    this.port = port1;
    this.frame.contentWindow?.postMessage({ type: 'settings', settings: this.settings }, this.origin, [
      port2,
    ]);
  }

  private receive(message: FromFrame): void {
    if (message.type === 'height') this.frame.style.blockSize = `${message.height}px`;
    else if (message.type === 'answer') {
      this.waiting.get(message.id)?.(message.answer);
      this.waiting.delete(message.id);
    } else if (message.type === 'change') {
      const { complete, empty } = message;
      this.emit('change', {
        elementType: 'payment',
        collapsed: false,
        complete,
        empty,
        value: { type: 'card' },
      });
    } else this.emit(message.type, { elementType: 'payment' });
  }

  private ask(question: (id: number) => ToFrame): Promise<FrameAnswer> {
    if (!this.port)
      return Promise.resolve({
        error: { type: 'invalid_request_error', message: 'The Payment Element is not mounted or not ready.' },
      });
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send(question(id));
    });
  }

  private send(message: ToFrame): void {
    this.port?.postMessage(message);
  }

  private emit(event: string, value: object): void {
    for (const listener of this.listeners.get(event) ?? []) listener(value);
  }
}
