import { fileURLToPath } from 'node:url';

// Turbopack resolves plugins from a place of its own, so the path is absolute.
const themePlugin = fileURLToPath(new URL('./scripts/build/postcss-theme.cjs', import.meta.url));

export default { plugins: { [themePlugin]: {} } };
