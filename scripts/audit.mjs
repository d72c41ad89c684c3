// npm run audit: reports known vulnerabilities in the packages that the site and the functions run.
import { parseArgs } from 'node:util';
import { auditPackages } from './lib/audit.mjs';

const HELP = `npm run audit    asks the registry for high and critical advisories of what the site and the functions run; ends with
                 an error when one has no reason in docs/security/advisories.json, or when the registry does not answer`;

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(HELP);
  else report(auditPackages());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function report(problems) {
  if (!problems) throw new Error('No answer: the registry refused, or is out of reach. See SECURITY.md.');
  if (problems.length) throw new Error(problems.join('\n'));
  console.log('Nothing high or critical is known that has no reason.');
}
