import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { Day } from '@/lib/domain/stats/store-day';

export const METHOD_KINDS = ['courier', 'express', 'local', 'pickup'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

/** What a rate's steps count: nothing, the goods' worth in minor units of the base currency, their pieces, or their grams. */
export const RATE_BASES = ['flat', 'total', 'pieces', 'weight'] as const;
export type RateBasis = (typeof RATE_BASES)[number];

/** The charge from this total, number of pieces or weight on, in minor units of the base currency. */
export interface RateStep {
  readonly from: number;
  readonly charge: Minor;
}

/** Steps ascend from 0; a flat rate has one. */
export interface DeliveryRate {
  readonly by: RateBasis;
  readonly steps: readonly RateStep[];
}

/** Where a shopper fetches an order. */
export interface PickupPoint {
  readonly address: LocalizedText;
  /** A map (https) or empty. */
  readonly mapUrl: string;
  readonly hours: LocalizedText;
}

export interface DeliveryMethod {
  /** Unique in the store; requests and orders name it. */
  readonly id: string;
  readonly kind: MethodKind;
  /** Empty means the name of its kind (`METHOD_NAMES`). */
  readonly name: LocalizedText;
  readonly rate: DeliveryRate;
  /** Minor units of the base currency; null means never free. */
  readonly freeOver: Minor | null;
  /** Working days before the order leaves the store. */
  readonly handlingDays: number;
  /** Working days on the way; without the most, shoppers see no estimate. */
  readonly minDays: number | null;
  readonly maxDays: number | null;
  /** Whether it may be paid at the door, where the store takes cash at all. */
  readonly cash: boolean;
  /** Instead of the store's fee for cash, in minor units of the base currency; null means the store's. */
  readonly cashFee: Minor | null;
  /** Empty for every kind but `pickup`. */
  readonly pickup: PickupPoint;
}

/** A region or city: of the country's list by `id`, or free text, whose id is empty. */
export interface ZonePlace {
  /** ISO 3166-1 alpha-2; empty for whatever country. */
  readonly country: string;
  readonly id: string;
  readonly name: LocalizedText;
}

export interface DeliveryZone {
  readonly id: string;
  /** For the store's people; may be empty. */
  readonly name: LocalizedText;
  /** Takes every address that no other zone names. */
  readonly rest: boolean;
  readonly countries: readonly string[];
  readonly regions: readonly ZonePlace[];
  readonly cities: readonly ZonePlace[];
  /** In the order of the checkout; a zone without any is not served. */
  readonly methods: readonly DeliveryMethod[];
}

export interface DeliverySetting {
  /** Of two zones that name an address equally closely, the first one wins. */
  readonly zones: readonly DeliveryZone[];
  /** Days on which nothing is sent or delivered, besides the weekend. */
  readonly holidays: readonly Day[];
}

export const NO_PICKUP: PickupPoint = { address: { en: '', ar: '' }, mapUrl: '', hours: { en: '', ar: '' } };

export const FREE: DeliveryRate = { by: 'flat', steps: [{ from: 0, charge: 0 }] };
