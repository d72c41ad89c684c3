import fs from 'node:fs';

/** English texts as shoppers see them, so that the bench finds the elements to tap: `text('checkout', 'shipping.city')`. */
export function text(namespace, key) {
  const file = new URL(`../locales/en/${namespace}.json`, import.meta.url);
  return key.split('.').reduce((part, name) => part[name], JSON.parse(fs.readFileSync(file, 'utf8')));
}
