import { addressCommand } from './address';
import { cloneCommand } from './clone';
import type { Command } from './command';
import { createCommand } from './create';
import { deleteCommand } from './delete';
import { doctorCommand } from './doctor';
import { domainCommand } from './domain';
import { exportCommand } from './export';
import { factorCommand } from './factor';
import { importCommand } from './import';
import { listCommand } from './list';
import { operatorCommand } from './operator';
import { plansCommand } from './plans';
import { quotaCommand } from './quota';
import { starterCommand } from './starter';
import { stateCommand } from './state';

/** Every command of `npm run store`. */
export const COMMANDS: readonly Command[] = [
  createCommand,
  listCommand,
  exportCommand,
  importCommand,
  cloneCommand,
  deleteCommand,
  addressCommand,
  domainCommand,
  factorCommand,
  doctorCommand,
  plansCommand,
  quotaCommand,
  starterCommand,
  stateCommand,
  operatorCommand,
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
