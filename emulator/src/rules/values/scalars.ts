import { EvaluationError } from '../errors';

export const NANOS = {
  ms: 1_000_000n,
  s: 1_000_000_000n,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
  d: 86_400_000_000_000n,
};

/** Of the years 1 to 9999. */
const FIRST_TIME = -62_135_596_800n * NANOS.s;
const AFTER_LAST_TIME = 253_402_300_800n * NANOS.s;
/** 10,000 years, either way. */
const LONGEST_DURATION = 315_576_000_000n * NANOS.s;

/** Nanoseconds since the epoch. */
export class Timestamp {
  /** @throws EvaluationError outside of the years 1 to 9999 */
  constructor(readonly nanos: bigint) {
    if (nanos < FIRST_TIME || nanos >= AFTER_LAST_TIME)
      throw new EvaluationError('the timestamp is not of the years 1 to 9999');
  }

  static fromMicros(micros: number): Timestamp {
    return new Timestamp(BigInt(micros) * 1000n);
  }

  /** RFC 3339, as Firestore writes it. */
  static parse(text: string): Timestamp {
    const [, whole, fraction = '', zone] = /^([^.]+?)(?:\.(\d{1,9})\d*)?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
    const ms = Date.parse(`${whole}${zone}`);
    if (Number.isNaN(ms)) throw new EvaluationError(`'${text}' is not a timestamp`);
    return new Timestamp(BigInt(ms) * NANOS.ms + BigInt(fraction.padEnd(9, '0')));
  }

  /** The calendar in UTC; exact to the millisecond. */
  get date(): Date {
    return new Date(Number(this.millis));
  }

  get millis(): bigint {
    return floorDivide(this.nanos, NANOS.ms);
  }

  toString(): string {
    return this.date.toISOString();
  }
}

export class Duration {
  /** @throws EvaluationError beyond 10,000 years */
  constructor(readonly nanos: bigint) {
    if (nanos > LONGEST_DURATION || nanos < -LONGEST_DURATION)
      throw new EvaluationError('the duration is longer than 10,000 years');
  }

  toString(): string {
    return `${Number(this.nanos) / Number(NANOS.s)}s`;
  }
}

/** Degrees. */
export class LatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}

  toString(): string {
    return `latlng(${this.latitude}, ${this.longitude})`;
  }
}

export function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}
