// Prints theme/generated from theme/config.ts: `npm run theme`.
import { generateTheme } from './lib/theme.mjs';

await generateTheme();
