import { createHash } from 'node:crypto';
import { EvaluationError } from '../errors';
import { fitInt } from '../values/operators';
import { asString, isNumber, typeOf } from '../values/types';
import { Path, type RuleValue } from '../values/value';
import { printable } from './collections';
import { crc32 } from './crc32';
import { durationFunctions, latLngFunctions, mathFunctions, timestampFunctions } from './scalars';

export type LibraryFunction = (...args: RuleValue[]) => RuleValue;

const bytesOf = (value: RuleValue): Uint8Array =>
  value instanceof Uint8Array ? value : new TextEncoder().encode(asString(value));

const digest = (algorithm: string) => (value: RuleValue) =>
  Uint8Array.from(createHash(algorithm).update(bytesOf(value)).digest());

/** Functions called as `math.abs(x)`; each takes exactly the arguments it declares. */
export const namespaces: Readonly<Record<string, Readonly<Record<string, LibraryFunction>>>> = {
  duration: durationFunctions,
  hashing: {
    crc32: (value: RuleValue) => crc32(bytesOf(value), 'crc32'),
    crc32c: (value: RuleValue) => crc32(bytesOf(value), 'crc32c'),
    md5: digest('md5'),
    sha256: digest('sha256'),
  },
  latlng: latLngFunctions,
  math: mathFunctions,
  timestamp: timestampFunctions,
};

/** Conversions, called without a namespace. */
export const conversions: Readonly<Record<string, LibraryFunction>> = {
  bool: (value: RuleValue) => {
    if (typeof value === 'boolean') return value;
    const text = asString(value);
    if (text !== 'true' && text !== 'false') throw new EvaluationError(`'${text}' is not a bool`);
    return text === 'true';
  },
  float: (value: RuleValue) => {
    if (isNumber(value)) return Number(value);
    return parsed(value, /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/, 'a float', Number);
  },
  int: (value: RuleValue) => {
    if (typeof value === 'bigint') return value;
    if (typeof value !== 'number') return fitInt(parsed(value, /^[+-]?\d+$/, 'an int', BigInt));
    if (!Number.isFinite(value)) throw new EvaluationError(`${value} is not an int`);
    return fitInt(BigInt(Math.trunc(value)));
  },
  path: (value: RuleValue) => (value instanceof Path ? value : Path.parse(asString(value))),
  string: (value: RuleValue) => printable(value),
};

function parsed<T>(value: RuleValue, pattern: RegExp, what: string, parse: (text: string) => T): T {
  if (typeof value !== 'string') throw new EvaluationError(`a ${typeOf(value)} is not ${what}`);
  if (!pattern.test(value)) throw new EvaluationError(`'${value}' is not ${what}`);
  return parse(value.replace(/^\+/, ''));
}
