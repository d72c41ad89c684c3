import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { Day } from '@/lib/domain/stats/store-day';

export const METHOD_KINDS = ['courier', 'express', 'local', 'pickup'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

/**
 * What a rate's steps depend on: nothing, the goods' value in minor units of the base currency, their pieces, or their
 * grams.
 */
export const RATE_BASES = ['flat', 'total', 'pieces', 'weight'] as const;
export type RateBasis = (typeof RATE_BASES)[number];

/** The charge from this value, number of pieces or weight upwards, in minor units of the base currency. */
export interface RateStep {
  readonly from: number;
  readonly charge: Minor;
}

/** Steps ascend from 0; a flat rate has one. */
export interface DeliveryRate {
  readonly by: RateBasis;
  readonly steps: readonly RateStep[];
}

/** A place where shoppers pick up orders. */
export interface PickupPoint {
  readonly address: LocalizedText;
  /** A map (https) or empty. */
  readonly mapUrl: string;
  readonly hours: LocalizedText;
}

export interface DeliveryMethod {
  /** Unique in the store; requests and orders refer to it. */
  readonly id: string;
  readonly kind: MethodKind;
  /** Empty means the default name of its kind (`METHOD_NAMES`). */
  readonly name: LocalizedText;
  readonly rate: DeliveryRate;
  /** Minor units of the base currency; null means never free. */
  readonly freeOver: Minor | null;
  /** Working days before the order ships. */
  readonly handlingDays: number;
  /** Working days in transit; without `maxDays`, shoppers see no estimate. */
  readonly minDays: number | null;
  readonly maxDays: number | null;
  /** Whether cash at the door is allowed, if the store accepts cash. */
  readonly cash: boolean;
  /** The method's own cash fee, in minor units of the base currency; null means the store's fee. */
  readonly cashFee: Minor | null;
  /** Empty for every kind except `pickup`. */
  readonly pickup: PickupPoint;
}

/** A region or city: by `id` from the country's list, or free text with an empty id. */
export interface ZonePlace {
  /** ISO 3166-1 alpha-2; empty for any country. */
  readonly country: string;
  readonly id: string;
  readonly name: LocalizedText;
}

export interface DeliveryZone {
  readonly id: string;
  /** For staff; may be empty. */
  readonly name: LocalizedText;
  /** Covers every address that no other zone matches. */
  readonly rest: boolean;
  readonly countries: readonly string[];
  readonly regions: readonly ZonePlace[];
  readonly cities: readonly ZonePlace[];
  /** In checkout order; a zone without methods is not served. */
  readonly methods: readonly DeliveryMethod[];
}

export interface DeliverySetting {
  /** Of two equally precise zones, the first wins. */
  readonly zones: readonly DeliveryZone[];
  /** Days without shipping and delivery, besides the weekend. */
  readonly holidays: readonly Day[];
}

export const NO_PICKUP: PickupPoint = { address: { en: '', ar: '' }, mapUrl: '', hours: { en: '', ar: '' } };

export const FREE: DeliveryRate = { by: 'flat', steps: [{ from: 0, charge: 0 }] };
