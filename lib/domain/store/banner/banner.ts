import { isSame } from '@/lib/domain/is-same';
import { nextTurn, isWithin } from '@/lib/domain/time/period';
import type { PLAIN_SETTINGS, StoreSetting } from '@/lib/domain/store/store-setting';
import type { ValuesOf } from '@/lib/domain/parse/field-kinds';

/** The bar above the shop's header. */
export type Banner = ValuesOf<(typeof PLAIN_SETTINGS)['banner']>;

/** The value on pages without a visible banner. */
export const NO_BANNER: Banner = {
  enabled: false,
  text: { en: '', ar: '' },
  link: '',
  from: null,
  to: null,
  countdown: false,
};

/** Whether shoppers see the banner at an instant. */
export const isBannerOn = (banner: Banner, at: number): boolean =>
  banner.enabled && Boolean(banner.text.en || banner.text.ar) && isWithin(banner, at);

/**
 * The setting for a page built at an instant, without an inactive banner. Its homepage then counts as never saved, so
 * that an editor loads the full one and cannot overwrite what is missing here.
 */
export function withBannerOn(setting: StoreSetting, at: number): StoreSetting {
  const { homepage, savedAt } = setting;
  if (isBannerOn(homepage.banner, at) || isSame(homepage.banner, NO_BANNER)) return setting;
  return {
    ...setting,
    homepage: { ...homepage, banner: NO_BANNER },
    savedAt: { ...savedAt, homepage: 0 },
  };
}

/** The next start or end of the banner; null when there is none. */
export const bannerTurnsAt = (banner: Banner, at: number): number | null =>
  banner.enabled ? nextTurn(banner, at) : null;

/** The time left until an instant, as a countdown. */
export interface TimeLeft {
  readonly days: number;
  /** Hours, minutes and seconds as `03:04:05`. */
  readonly clock: string;
}

const SECOND_MS = 1000;
const DAY_SECONDS = 24 * 60 * 60;

/** Never negative. */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(Math.ceil((until - now) / SECOND_MS), 0);
  const parts = [(seconds % DAY_SECONDS) / 3600, (seconds % 3600) / 60, seconds % 60];
  return {
    days: Math.floor(seconds / DAY_SECONDS),
    clock: parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':'),
  };
}
