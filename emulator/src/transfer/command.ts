import { inOneSentence } from '../start-error';
import { exportState } from './export-state';
import { importState } from './import-state';

const USAGE = 'Say `export DATA-FOLDER FILE` or `import FILE DATA-FOLDER`.';

/** `node dist/main.js export …` and `import …`: one sentence on stdout, or on stderr with exit code 1. */
export async function runTransfer([command, from, to]: readonly string[]): Promise<void> {
  try {
    if (!from || !to) throw new Error(USAGE);
    const lines = command === 'export' ? exportState(from, to) : await importState(from, to);
    console.log(`${from} is now in ${to}, in ${lines} lines.`);
  } catch (error) {
    process.stderr.write(`${inOneSentence(error)}\n`, () => process.exit(1));
  }
}
