import {
  count,
  fieldsOf,
  filledText,
  flag,
  listOf,
  localizedText,
  oneOf,
  text,
} from '@/lib/domain/parse/fields';
import { isDay } from '@/lib/domain/stats/store-day';
import { parseCharges, zonesOfCharges } from './from-charges';
import {
  FREE,
  METHOD_KINDS,
  RATE_BASES,
  type DeliveryMethod,
  type DeliveryRate,
  type DeliverySetting,
  type DeliveryZone,
  type PickupPoint,
  type RateStep,
  type ZonePlace,
} from './zone';

/** Parses a stored setting; an older one's charges (`shipping`) are converted to zones. */
export function parseDelivery(stored: unknown, shipping: unknown): DeliverySetting {
  const fields = fieldsOf(stored);
  if (!Array.isArray(fields.zones)) return zonesOfCharges(parseCharges(shipping));
  return {
    zones: listOf(fields.zones, parseZone),
    holidays: listOf(fields.holidays, (day) => (isDay(day) ? day : undefined)),
  };
}

function parseZone(value: unknown): DeliveryZone | undefined {
  const fields = fieldsOf(value);
  const id = filledText(fields.id);
  if (!id) return undefined;
  return {
    id,
    name: localizedText(fields.name),
    rest: flag(fields.rest) ?? false,
    countries: listOf(fields.countries, filledText),
    regions: listOf(fields.regions, parsePlace),
    cities: listOf(fields.cities, parsePlace),
    methods: listOf(fields.methods, parseMethod),
  };
}

function parsePlace(value: unknown): ZonePlace {
  const fields = fieldsOf(value);
  return {
    country: text(fields.country) ?? '',
    id: text(fields.id) ?? '',
    name: localizedText(fields.name),
  };
}

function parseMethod(value: unknown): DeliveryMethod | undefined {
  const fields = fieldsOf(value);
  const id = filledText(fields.id);
  if (!id) return undefined;
  return {
    id,
    kind: oneOf(METHOD_KINDS, fields.kind) ?? 'courier',
    name: localizedText(fields.name),
    rate: parseRate(fields.rate),
    freeOver: count(fields.freeOver) ?? null,
    handlingDays: count(fields.handlingDays) ?? 0,
    minDays: count(fields.minDays) ?? null,
    maxDays: count(fields.maxDays) ?? null,
    cash: flag(fields.cash) ?? true,
    cashFee: count(fields.cashFee) ?? null,
    pickup: parsePickup(fields.pickup),
  };
}

function parseRate(value: unknown): DeliveryRate {
  const fields = fieldsOf(value);
  const steps = listOf(fields.steps, (step): RateStep | undefined => {
    const [from, charge] = [count(fieldsOf(step).from), count(fieldsOf(step).charge)];
    return from === undefined || charge === undefined ? undefined : { from, charge };
  });
  return steps.length ? { by: oneOf(RATE_BASES, fields.by) ?? 'flat', steps } : FREE;
}

export function parsePickup(value: unknown): PickupPoint {
  const fields = fieldsOf(value);
  const mapUrl = text(fields.mapUrl) ?? '';
  return {
    address: localizedText(fields.address),
    mapUrl: mapUrl.startsWith('https://') ? mapUrl : '',
    hours: localizedText(fields.hours),
  };
}
