import fs from 'node:fs';

const LINE = /^\s*([A-Z][A-Z0-9_]*)=(['"]?)(.*)\2\s*$/;

/** Reads the settings from a file of `NAME=value` lines; skips comments and empty lines. */
export function readEnvFile(file) {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(lines.flatMap((line) => entryOf(LINE.exec(line))));
}

const entryOf = (match) => (match ? [[match[1], match[3]]] : []);
