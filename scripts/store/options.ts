import { parseArgs } from 'node:util';
import { STORE_ID, storeId, type StoreId } from '@/lib/domain/ids';

/** The options that a command takes. */
export interface CommandOptions {
  readonly name: string;
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  readonly required: readonly string[];
  /** Names of what stands without a dash, in order; each may be left out. */
  readonly words?: readonly string[];
}

/** What "npm run deploy -- --platform" and `infra/stripe-webhook.sh` call what is of no one store. */
const OF_ALL_STORES: readonly string[] = ['platform', 'connect'];

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** The parsed options of one call. */
export class Options {
  constructor(private readonly values: Values) {}

  flag = (name: string): boolean => this.values[name] === true;

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  store(name: string): StoreId {
    const id = this.text(name) ?? '';
    if (OF_ALL_STORES.includes(id))
      throw new Error(`--${name} "${id}" is how a site or a webhook of all stores is called.`);
    if (STORE_ID.test(id)) return storeId(id);
    throw new Error(`--${name} takes a store's id of up to 64 letters, digits, "-" and "_", not "${id}".`);
  }
}

/** Throws a sentence when an option is unknown, lacks its value, or is required and missing. */
export function readOptions(
  { name, options, required, words = [] }: CommandOptions,
  args: readonly string[],
): Options {
  const { values: given, positionals } = parse(name, options, args, words.length > 0);
  const tooMuch = positionals[words.length];
  if (tooMuch !== undefined)
    throw new Error(`"${name}" does not take "${tooMuch}"; "npm run store -- ${name} --help" tells more.`);
  const values: Values = {
    ...given,
    ...Object.fromEntries(positionals.map((word, at) => [words[at] ?? '', word])),
  };
  const missing = required.find((option) => !values[option]);
  if (missing) throw new Error(`"${name}" needs --${missing}; "npm run store -- ${name} --help" tells more.`);
  return new Options(values);
}

function parse(
  name: string,
  options: CommandOptions['options'],
  args: readonly string[],
  allowPositionals: boolean,
) {
  const known = { ...options, yes: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals });
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Error(`${reason}; "npm run store -- ${name} --help" lists what "${name}" takes.`);
  }
}
