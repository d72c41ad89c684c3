// npm run build: the functions, the local Firebase, the theme, and the site for the configured project.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

try {
  ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const { refreshParts, refreshSite } = await import('./lib/parts.mjs');
  await refreshParts();
  await refreshSite({ distDir: '.next/production', env: {} });
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
