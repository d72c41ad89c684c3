import fs from 'node:fs';
import type { Terminal } from '../world/terminal';

/** Writes settings into a file that Next and the shell read. Asks before it replaces a file with other content. */
export async function writeEnv(
  terminal: Terminal,
  file: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const text = Object.entries(settings)
    .map(([name, value]) => `${name}=${quoted(value)}\n`)
    .join('');
  if (fs.existsSync(file)) {
    if (fs.readFileSync(file, 'utf8') === text) return;
    await terminal.consent(
      `Replace ${file}?`,
      `The store is there, but ${file} exists and was left as it is; --env names another file.`,
    );
  }
  fs.writeFileSync(file, text, { mode: 0o600 });
}

const quoted = (value: string): string => (/^[\w@%+=:,./-]*$/.test(value) ? value : `'${value}'`);
