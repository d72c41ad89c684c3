import { openTerminal, type Terminal } from './world/terminal';
import { openWorld } from './world/world';
import type { Command } from './commands/command';
import { COMMANDS, overview } from './commands/commands';
import { readOptions } from './options';

/**
 * Runs one command of `npm run store`; resolves to the exit code. `env` names the Firebase to work on, as
 * scripts/local/store-target.mjs chooses it. Throws one sentence.
 */
export async function runStore(
  [name = '', ...rest]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminalFor: (options: { readonly yes: boolean }) => Terminal = openTerminal,
): Promise<number> {
  const command = commandOf(name);
  const options = readOptions(command, rest);
  return command.run(openWorld(env, terminalFor({ yes: options.flag('yes') })), options);
}

/** What to print instead of running, null when the arguments ask for no help. */
export function helpFor([name, ...rest]: readonly string[]): string | null {
  const wantsHelp = [name, ...rest].some((word) => word === '--help' || word === '-h');
  const command = COMMANDS.find((known) => known.name === name);
  if (command && wantsHelp) return command.help;
  return wantsHelp || name === undefined ? overview() : null;
}

/** Checks the arguments as far as that needs no Firebase; throws one sentence. */
export function checkArguments([name = '', ...rest]: readonly string[]): void {
  readOptions(commandOf(name), rest);
}

function commandOf(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name);
  if (command) return command;
  throw new Error(`There is no command "${name}"; "npm run store -- --help" lists them.`);
}
