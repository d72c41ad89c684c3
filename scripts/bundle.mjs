// Rebuilds outdated bundles: `node scripts/bundle.mjs [functions] [emulator] [seed] [theme]`, all by default.
import { refreshParts } from './build/parts.mjs';

const names = process.argv.slice(2);
await refreshParts(names.length ? names : undefined);
