// npm run theme: generates theme/generated.
import { parseArgs } from 'node:util';
import { generateTheme } from './build/theme.mjs';

const HELP =
  'npm run theme    prints theme/generated, the style sheets of the storefront, from theme/config.ts';

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(HELP);
  else await generateTheme();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
