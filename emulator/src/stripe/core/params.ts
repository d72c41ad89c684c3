import { ApiError, invalid } from './api-error';
import type { Given, GivenTable } from './form';

export type Metadata = Readonly<Record<string, string>>;

const METADATA_KEYS = 50;
const METADATA_KEY_LENGTH = 40;
const METADATA_VALUE_LENGTH = 500;

/**
 * The parameters of one request. Whoever reads one marks it as known; `assertAllKnown` then refuses the rest as Stripe
 * does. An empty text, Stripe's way of unsetting, reads as null.
 */
export class Params {
  private readonly known = new Set<string>();
  private readonly inner: Params[] = [];

  constructor(
    private readonly given: GivenTable,
    private readonly prefix = '',
  ) {}

  text(name: string): string | null | undefined {
    const value = this.take(name);
    if (value === undefined || typeof value === 'string') return value === '' ? null : value;
    throw invalid(`Invalid string: ${JSON.stringify(value)}`, { param: this.nameOf(name) });
  }

  requiredText(name: string): string {
    return this.text(name) ?? this.fail(name);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return undefined;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalid(`Invalid integer: ${value}`, {
      code: 'parameter_invalid_integer',
      param: this.nameOf(name),
    });
  }

  requiredInteger(name: string): number {
    return this.integer(name) ?? this.fail(name);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return undefined;
    if (value === 'true' || value === 'false') return value === 'true';
    throw invalid(`Invalid boolean: ${value}`, { param: this.nameOf(name) });
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return undefined;
    const found = allowed.find((entry) => entry === value);
    if (found !== undefined) return found;
    throw invalid(`Invalid ${this.nameOf(name)}: must be one of ${allowed.join(', ')}`, {
      param: this.nameOf(name),
    });
  }

  table(name: string): Params | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return undefined;
    return this.open(value, name);
  }

  tables(name: string): Params[] {
    return Object.entries(this.rows(name)).map(([key, value]) => this.open(value, `${name}[${key}]`));
  }

  texts(name: string): string[] | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    return Object.values(typeof value === 'string' ? {} : value).filter((entry) => typeof entry === 'string');
  }

  /** What is kept as it came, as an address. Null when unset. */
  record(name: string): GivenTable | null | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    return typeof value === 'string' ? null : value;
  }

  /** The former metadata with what was given put over it; an empty value removes its key. */
  metadata(former: Metadata = {}): Metadata {
    const value = this.take('metadata');
    if (value === undefined) return former;
    if (value === '') return {};
    if (typeof value === 'string') throw invalid('Invalid metadata: must be a hash', { param: 'metadata' });
    const merged = new Map(Object.entries(former));
    for (const [key, entry] of Object.entries(value)) {
      if (entry === '') merged.delete(key);
      else
        merged.set(assertShort(key, METADATA_KEY_LENGTH), assertShort(String(entry), METADATA_VALUE_LENGTH));
    }
    if (merged.size > METADATA_KEYS)
      throw invalid(`You can have up to ${METADATA_KEYS} metadata keys.`, { param: 'metadata' });
    return Object.fromEntries(merged);
  }

  /** Accepts parameters that mean nothing here. */
  ignore(...names: string[]): void {
    for (const name of names) this.known.add(name);
  }

  assertAllKnown(): void {
    const unknown = Object.keys(this.given).find((name) => !this.known.has(name));
    if (unknown !== undefined)
      throw invalid(`Received unknown parameter: ${this.nameOf(unknown)}`, {
        code: 'parameter_unknown',
        param: this.nameOf(unknown),
      });
    for (const params of this.inner) params.assertAllKnown();
  }

  /** The parameter's whole name, as errors give it. */
  nameOf(name: string): string {
    if (this.prefix === '') return name;
    const [first = '', ...rest] = name.split('[');
    return `${this.prefix}[${first}]${rest.map((part) => `[${part}`).join('')}`;
  }

  private take(name: string): Given | undefined {
    this.known.add(name);
    return this.given[name];
  }

  private rows(name: string): GivenTable {
    const value = this.take(name);
    return typeof value === 'object' ? value : {};
  }

  private open(value: Given, name: string): Params {
    if (typeof value === 'string')
      throw invalid(`Invalid ${this.nameOf(name)}: must be a hash`, { param: this.nameOf(name) });
    const params = new Params(value, this.nameOf(name));
    this.inner.push(params);
    return params;
  }

  private fail(name: string): never {
    const param = this.nameOf(name);
    throw new ApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
}

function assertShort(text: string, longest: number): string {
  if (text.length <= longest) return text;
  throw invalid(
    `Metadata keys can have up to ${METADATA_KEY_LENGTH} and values up to ${METADATA_VALUE_LENGTH} characters.`,
    {
      param: 'metadata',
    },
  );
}
