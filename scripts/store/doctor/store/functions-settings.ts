import fs from 'node:fs';
import { readEnvFile } from '@/scripts/lib/env-file.mjs';

export type FunctionsSettings = Readonly<Record<string, string | undefined>>;

/** This machine's deployment settings of the functions; null without any. */
export function readFunctionsSettings(projectId: string): FunctionsSettings | null {
  const files = ['functions/.env', `functions/.env.${projectId}`].filter((file) => fs.existsSync(file));
  if (!files.length) return null;
  return Object.assign({}, ...files.map((file): FunctionsSettings => readEnvFile(file))) as FunctionsSettings;
}
