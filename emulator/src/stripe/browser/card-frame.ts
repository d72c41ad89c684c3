import { PAGE_TEXTS, pageLocale, type PageLocale } from '../pages/texts';
import { callApi } from './api';
import { formatExpiry, formatNumber, problemOf, type CardValues } from './card-values';
import type { FrameAnswer, FrameSettings, FromFrame, StripeJsError, ToFrame } from './messages';

const FIELDS = ['number', 'expiry', 'cvc'] as const;
type Field = (typeof FIELDS)[number];

const LOOKS: Readonly<Record<string, string>> = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorDanger: '--danger',
  fontFamily: '--font',
  fontSizeBase: '--size',
  borderRadius: '--radius',
};

let port: MessagePort | null = null;
let settings: FrameSettings | null = null;
let locale: PageLocale = 'en';

const tell = (message: FromFrame) => port?.postMessage(message);
const input = (field: Field) => document.querySelector<HTMLInputElement>(`input[name=${field}]`);
const values = (): CardValues => ({
  number: (input('number')?.value ?? '').replaceAll(/\D/g, ''),
  expiry: (input('expiry')?.value ?? '').replaceAll(/\D/g, ''),
  cvc: input('cvc')?.value ?? '',
});

window.addEventListener('message', ({ data, ports, source }: MessageEvent<ToFrame>) => {
  const [given] = ports;
  if (source !== window.parent || !given || port || data.type !== 'settings') return;
  port = given;
  port.onmessage = ({ data: message }: MessageEvent<ToFrame>) => void follow(message);
  apply(data.settings);
  tell({ type: 'ready' });
  tellHeight();
});

async function follow(message: ToFrame): Promise<void> {
  if (message.type === 'settings') apply(message.settings);
  if (message.type === 'validate') tell({ type: 'answer', id: message.id, answer: check() });
  if (message.type === 'create')
    tell({ type: 'answer', id: message.id, answer: await create(message.billingDetails) });
  if (message.type === 'focus') input('number')?.focus();
  if (message.type === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  if (message.type === 'clear') {
    for (const field of FIELDS) Object.assign(input(field) ?? {}, { value: '' });
    tellChange();
  }
}

function apply(given: FrameSettings): void {
  settings = given;
  locale = pageLocale(given.locale);
  const root = document.documentElement;
  root.dataset.theme = given.appearance.theme ?? 'stripe';
  for (const [name, property] of Object.entries(LOOKS)) {
    const value = given.appearance.variables?.[name];
    if (value) root.style.setProperty(property, value);
  }
}

/** Marks every field that is wrong, and puts the focus into the first. */
function check(): FrameAnswer {
  const wrong = FIELDS.filter((field) => !show(field));
  const [first] = wrong;
  tellHeight();
  if (!first) return { method: null };
  input(first)?.focus();
  return { error: errorOf(first) };
}

function show(field: Field): boolean {
  const problem = problemOf(field, values(), new Date());
  const message = document.getElementById(`${field}-problem`);
  input(field)?.setAttribute('aria-invalid', String(problem));
  if (message) message.textContent = problem ? textOf(field) : '';
  return !problem;
}

function textOf(field: Field): string {
  const texts = PAGE_TEXTS[locale];
  return { number: texts.badNumber, expiry: texts.badExpiry, cvc: texts.badCvc }[field];
}

function errorOf(field: Field): StripeJsError {
  const code = { number: 'invalid_number', expiry: 'invalid_expiry', cvc: 'invalid_cvc' }[field];
  return { type: 'validation_error', code, message: textOf(field) };
}

async function create(billingDetails: Readonly<Record<string, unknown>>): Promise<FrameAnswer> {
  const checked = check();
  if ('error' in checked) return checked;
  const { number, expiry, cvc } = values();
  const card = { number, cvc, exp_month: expiry.slice(0, 2), exp_year: `20${expiry.slice(2)}` };
  const params = { type: 'card', card, billing_details: billingDetails };
  const { key = '', account } = settings ?? {};
  const made = await callApi<{ id: string }>(
    window.location.origin,
    { key, account },
    locale,
    'payment_methods',
    params,
  );
  return 'error' in made ? made : { method: made.result.id };
}

function tellChange(): void {
  const now = values();
  const complete = FIELDS.every((field) => !problemOf(field, now, new Date()));
  tell({ type: 'change', complete, empty: FIELDS.every((field) => now[field] === '') });
}

function tellHeight(): void {
  tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}

for (const field of FIELDS) {
  const element = input(field);
  element?.addEventListener('input', () => {
    if (field === 'number') element.value = formatNumber(element.value);
    if (field === 'expiry') element.value = formatExpiry(element.value);
    if (element.getAttribute('aria-invalid') === 'true') show(field);
    tellChange();
    tellHeight();
  });
  element?.addEventListener('focus', () => tell({ type: 'focus' }));
  element?.addEventListener('blur', () => {
    if (element.value !== '') show(field);
    tell({ type: 'blur' });
    tellHeight();
  });
  element?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'escape' });
  });
}
new ResizeObserver(tellHeight).observe(document.body);
