import { randomKey } from '@/lib/browser/random-key';
import { isLocale, type Locale, type LocalizedText } from '@/lib/domain/locale';
import { isCurrencyCode, type CurrencyCode } from '@/lib/domain/money/money';
import type { StoreColors } from '@/lib/domain/opening/opened-setting';
import { STARTER_TEMPLATES, type StarterTemplate } from '@/lib/domain/opening/store-opening';
import { fieldsOf, localizedText, oneOf, text } from '@/lib/domain/parse/fields';
import { COLOR_PAIRS } from '@/lib/domain/store/look/color-pairs';
import { isHexColor } from '@/lib/domain/store/parse-store-setting';

/** The wizard's screens, in order. */
export const OPENING_STEPS = ['account', 'name', 'place', 'look', 'plan'] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** What somebody entered to open a store; never their password. */
export interface OpeningDraft {
  readonly step: OpeningStep;
  /** The idempotency key; the same for every attempt to open this store. */
  readonly key: string;
  readonly name: LocalizedText;
  readonly platformName: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  /** Of the owner's mails; null for the page's. */
  readonly language: Locale | null;
  readonly template: StarterTemplate;
  readonly colors: StoreColors;
  /** The plan to try, empty for none; null until somebody chose. */
  readonly packageId: string | null;
  /** The store, once it is open. */
  readonly opened: { readonly storeId: string; readonly host: string } | null;
}

const KEY = 'boards.opening';
const [{ primary, secondary }] = COLOR_PAIRS;

function parse(stored: string | null): OpeningDraft {
  const fields = fieldsOf(JSON.parse(stored ?? 'null'));
  const colors = fieldsOf(fields.colors);
  const opened = fieldsOf(fields.opened);
  const [id, host] = [text(opened.storeId), text(opened.host)];
  return {
    step: oneOf(OPENING_STEPS, fields.step) ?? 'account',
    key: text(fields.key) ?? '',
    name: localizedText(fields.name),
    platformName: text(fields.platformName) ?? '',
    country: text(fields.country) ?? '',
    currency: isCurrencyCode(fields.currency) ? fields.currency : 'USD',
    language: isLocale(fields.language) ? fields.language : null,
    template: oneOf(STARTER_TEMPLATES, fields.template) ?? 'boards',
    colors: {
      primary: isHexColor(colors.primary) ? colors.primary : primary,
      secondary: isHexColor(colors.secondary) ? colors.secondary : secondary,
    },
    packageId: text(fields.packageId) ?? null,
    opened: id && host ? { storeId: id, host } : null,
  };
}

const EMPTY = parse(null);
const listeners = new Set<() => void>();
let draft: OpeningDraft | undefined;

function read(): OpeningDraft {
  try {
    return parse(sessionStorage.getItem(KEY));
  } catch {
    return EMPTY;
  }
}

/** The draft of this tab, which survives a reload; made for `useSyncExternalStore`. Without storage it lives in memory. */
export const openingDraft = {
  /** What the server renders. */
  initial: EMPTY,
  get(): OpeningDraft {
    draft ??= read();
    return draft;
  },
  change(changes: Partial<OpeningDraft>): void {
    const known = this.get();
    draft = { ...known, key: known.key || randomKey(), ...changes };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(draft));
    } catch {
      // It lives in memory.
    }
    for (const listener of listeners) listener();
  },
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};

/** Begins another store. */
export const forgetOpening = (): void => openingDraft.change({ ...EMPTY, key: randomKey() });
