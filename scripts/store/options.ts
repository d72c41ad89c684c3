import { parseArgs } from 'node:util';
import { STORE_ID, storeId, type StoreId } from '@/lib/domain/ids';
import { addressCommand } from './commands/address';
import { cloneCommand } from './commands/clone';
import type { Command } from './commands/command';
import { createCommand } from './commands/create';
import { deleteCommand } from './commands/delete';
import { doctorCommand } from './commands/doctor';
import { exportCommand } from './commands/export';
import { factorCommand } from './commands/factor';
import { importCommand } from './commands/import';
import { listCommand } from './commands/list';

export const COMMANDS: readonly Command[] = [
  createCommand,
  listCommand,
  exportCommand,
  importCommand,
  cloneCommand,
  deleteCommand,
  addressCommand,
  factorCommand,
  doctorCommand,
];

export const overview = (): string =>
  [
    'npm run store -- COMMAND [OPTIONS]    creates, moves and mends stores',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(8)} ${summary}`),
    '',
    'Each command has --help. They work on the local Firebase of this folder, on the emulators that',
    'FIRESTORE_EMULATOR_HOST names, or with GOOGLE_APPLICATION_CREDENTIALS on a real project.',
  ].join('\n');

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** The options of one call. */
export class Options {
  constructor(private readonly values: Values) {}

  flag = (name: string): boolean => this.values[name] === true;

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  store(name: string): StoreId {
    const id = this.text(name) ?? '';
    if (STORE_ID.test(id)) return storeId(id);
    throw new Error(`--${name} takes a store's id of up to 64 letters, digits, "-" and "_", not "${id}".`);
  }
}

/** Throws a sentence when an option is unknown, lacks its value, or one that is needed is missing. */
export function readOptions({ name, options, required }: Command, args: readonly string[]): Options {
  const values: Values = parse(name, options, args).values;
  const missing = required.find((option) => !values[option]);
  if (missing) throw new Error(`"${name}" needs --${missing}; "npm run store -- ${name} --help" tells more.`);
  return new Options(values);
}

function parse(name: string, options: Command['options'], args: readonly string[]) {
  const known = { ...options, yes: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options: known });
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Error(`${reason}; "npm run store -- ${name} --help" lists what "${name}" takes.`);
  }
}
