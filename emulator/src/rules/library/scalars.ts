import { EvaluationError } from '../errors';
import { fitInt } from '../values/operators';
import { Duration, floorDivide, LatLng, NANOS, Timestamp } from '../values/scalars';
import { asInt, asNumber, asString, typeOf } from '../values/types';
import type { RuleValue } from '../values/value';

type Methods = Readonly<Record<string, (self: RuleValue, ...args: RuleValue[]) => RuleValue>>;

function asTimestamp(value: RuleValue): Timestamp {
  if (!(value instanceof Timestamp)) throw new EvaluationError(`expected a timestamp, not ${typeOf(value)}`);
  return value;
}

function asDuration(value: RuleValue): Duration {
  if (!(value instanceof Duration)) throw new EvaluationError(`expected a duration, not ${typeOf(value)}`);
  return value;
}

function asLatLng(value: RuleValue): LatLng {
  if (!(value instanceof LatLng)) throw new EvaluationError(`expected a latlng, not ${typeOf(value)}`);
  return value;
}

const inDay = (nanos: bigint) => nanos - floorDivide(nanos, NANOS.d) * NANOS.d;
const startOfDay = (nanos: bigint) => new Timestamp(nanos - inDay(nanos));
const dayOfYear = (date: Date) => (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000;

/** The calendar is UTC, as in the language; Monday is day 1. */
export const timestampMethods: Methods = {
  date: (self) => startOfDay(asTimestamp(self).nanos),
  day: (self) => BigInt(asTimestamp(self).date.getUTCDate()),
  dayOfWeek: (self) => BigInt(asTimestamp(self).date.getUTCDay() || 7),
  dayOfYear: (self) => BigInt(Math.floor(dayOfYear(asTimestamp(self).date)) + 1),
  hours: (self) => BigInt(asTimestamp(self).date.getUTCHours()),
  minutes: (self) => BigInt(asTimestamp(self).date.getUTCMinutes()),
  month: (self) => BigInt(asTimestamp(self).date.getUTCMonth() + 1),
  nanos: (self) => asTimestamp(self).nanos - floorDivide(asTimestamp(self).nanos, NANOS.s) * NANOS.s,
  seconds: (self) => BigInt(asTimestamp(self).date.getUTCSeconds()),
  time: (self) => new Duration(inDay(asTimestamp(self).nanos)),
  toMillis: (self) => asTimestamp(self).millis,
  year: (self) => BigInt(asTimestamp(self).date.getUTCFullYear()),
};

export const durationMethods: Methods = {
  nanos: (self) => asDuration(self).nanos % NANOS.s,
  seconds: (self) => asDuration(self).nanos / NANOS.s,
};

const EARTH_RADIUS_M = 6_371_010;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const latLngMethods: Methods = {
  latitude: (self) => asLatLng(self).latitude,
  longitude: (self) => asLatLng(self).longitude,
  /** Metres along the great circle. */
  distance: (self, other) => {
    const [a, b] = [asLatLng(self), asLatLng(other)];
    const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
    const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
    const chord = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along;
    return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(chord));
  },
};

type Functions = Readonly<Record<string, (...args: RuleValue[]) => RuleValue>>;

export const timestampFunctions: Functions = {
  date: (year: RuleValue, month: RuleValue, day: RuleValue) => {
    const [of, zeroBased, at] = [Number(asInt(year)), Number(asInt(month)) - 1, Number(asInt(day))];
    // Date.UTC takes 5 for 1905.
    const date = new Date(new Date(0).setUTCFullYear(of, zeroBased, at));
    if (date.getUTCMonth() !== zeroBased || date.getUTCDate() !== at)
      throw new EvaluationError(`there is no day ${of}-${zeroBased + 1}-${at}`);
    return new Timestamp(BigInt(date.getTime()) * NANOS.ms);
  },
  value: (ms: RuleValue) => new Timestamp(asInt(ms) * NANOS.ms),
};

const UNITS: Readonly<Record<string, bigint>> = { ...NANOS, w: 7n * NANOS.d, ns: 1n };

export const durationFunctions: Functions = {
  abs: (duration: RuleValue) => {
    const { nanos } = asDuration(duration);
    return new Duration(nanos < 0n ? -nanos : nanos);
  },
  time: (hours: RuleValue, minutes: RuleValue, seconds: RuleValue, nanos: RuleValue) =>
    new Duration(asInt(hours) * NANOS.h + asInt(minutes) * NANOS.m + asInt(seconds) * NANOS.s + asInt(nanos)),
  value: (magnitude: RuleValue, unit: RuleValue) => {
    const name = asString(unit);
    const nanos = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
    if (nanos === undefined) throw new EvaluationError(`there is no unit '${name}' of time`);
    return new Duration(asInt(magnitude) * nanos);
  },
};

export const latLngFunctions: Functions = {
  value: (latitude: RuleValue, longitude: RuleValue) => {
    const [lat, lng] = [asNumber(latitude), asNumber(longitude)];
    if (Math.abs(lat) > 90 || Math.abs(lng) > 180)
      throw new EvaluationError(`(${lat}, ${lng}) is not on the globe`);
    return new LatLng(lat, lng);
  },
};

const [LEAST_INT, MOST_INT] = [-(2n ** 63n), 2n ** 63n - 1n];

/** The nearest int, halves upwards; of what is no int, the nearest end, and 0 of NaN. */
function rounded(number: number): bigint {
  if (Number.isNaN(number)) return 0n;
  if (number >= Number(MOST_INT)) return MOST_INT;
  return number <= Number(LEAST_INT) ? LEAST_INT : BigInt(Math.round(number));
}

export const mathFunctions: Functions = {
  abs: (value: RuleValue) => {
    if (typeof value === 'bigint') return fitInt(value < 0n ? -value : value);
    return Math.abs(asNumber(value));
  },
  ceil: (value: RuleValue) => Math.ceil(asNumber(value)),
  floor: (value: RuleValue) => Math.floor(asNumber(value)),
  round: (value: RuleValue) => rounded(asNumber(value)),
  isInfinite: (value: RuleValue) => Math.abs(asNumber(value)) === Number.POSITIVE_INFINITY,
  isNaN: (value: RuleValue) => Number.isNaN(asNumber(value)),
  pow: (base: RuleValue, exponent: RuleValue) => asNumber(base) ** asNumber(exponent),
  sqrt: (value: RuleValue) => Math.sqrt(asNumber(value)),
};
