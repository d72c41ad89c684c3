// npm run store: creates, moves and repairs stores. Built-ins only until the packages are installed.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

async function main(args) {
  ensureInstalled(ROOT);
  const { refreshParts } = await import('./build/parts.mjs');
  await refreshParts(['store']);
  const { helpFor, checkArguments, runStore } = createRequire(import.meta.url)(
    path.join(ROOT, '.build/store/main.cjs'),
  );
  const help = helpFor(args);
  if (help) {
    console.log(help);
    return 0;
  }
  checkArguments(args);
  const { storeTarget } = await import('./local/store-target.mjs');
  const target = await storeTarget();
  // The SDKs find the emulators through the environment.
  Object.assign(process.env, target.env);
  try {
    return await runStore(args, target.env);
  } finally {
    await target.stop();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
