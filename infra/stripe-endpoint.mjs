// Reads Stripe's list of webhook endpoints from standard input. Prints the id of the one for URL if it is disabled, or lacks
// an event of FILE; "right" if it does not; nothing if there is none. `node infra/stripe-endpoint.mjs URL FILE`.
import fs from 'node:fs';

const [url, file] = process.argv.slice(2);
const wanted = fs
  .readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const { data } = JSON.parse(fs.readFileSync(0, 'utf8'));
const all = data.filter((endpoint) => endpoint.url === url);
const isRight = ({ status, enabled_events: sent }) =>
  status === 'enabled' && (sent.includes('*') || wanted.every((event) => sent.includes(event)));
if (all.length) console.log(all.some(isRight) ? 'right' : all[0].id);
