import fs from 'node:fs';
import path from 'node:path';
import { benchFirebase } from '../../emulator/bench/bench.mjs';
import { localFunctionsEnv } from './local-env.mjs';
import { ROOT } from '../lib/root.mjs';
import { localFirebaseConfig } from './local-firebase.mjs';
import { localSecrets } from './local-secrets.mjs';
import { refreshParts } from '../build/parts.mjs';
import { localPorts } from './ports.mjs';

const OUT = path.join(ROOT, 'bench/results-firebase.json');

/** Runs the emulator's own measurements with the shop's rules and functions. */
export async function benchLocalFirebase({ chromium, quick }) {
  await refreshParts(['functions', 'emulator']);
  const configured = ({ ports: own, dataDir }) => {
    const ports = { ...localPorts({}), ...own };
    const functionsEnv = localFunctionsEnv(ports, { secrets: localSecrets(dataDir) });
    return localFirebaseConfig({ ports, dataDir, functionsEnv });
  };
  const figures = await benchFirebase({ chromium, configured, quick });
  const results = { when: new Date().toISOString(), node: process.version, figures };
  fs.writeFileSync(OUT, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nWritten: ${path.relative(ROOT, OUT)}`);
}
