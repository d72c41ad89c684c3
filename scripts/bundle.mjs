// Bundles the parts that run outside Next: `node scripts/bundle.mjs [functions] [emulator]`, both by default.
import { bundle } from './lib/bundle.mjs';

export const PARTS = {
  // firebase deploys the functions folder alone, so what its package.json does not name must be inside.
  functions: () => bundle('functions/src/index.ts', 'functions/dist/index.js', { include: ['yup'] }),
  emulator: () => bundle('emulator/src/main.ts', 'emulator/dist/main.js'),
};

const wanted = process.argv.slice(2);
for (const part of wanted.length ? wanted : Object.keys(PARTS)) await PARTS[part]();
