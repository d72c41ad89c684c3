import sizes from './sizes.json';

const WIDTHS = [...sizes.device, ...sizes.image].map(String);
const END = '?alt=media';

/** `stores/demo/products/board-1/abc.webp` or `users/uid/abc.jpg`, exactly as `encodeURIComponent` encodes it. */
const PUBLISHED = /^(?:stores(?:%2F[\w-]+){2,4}|users(?:%2F[\w-]+){2})\.[a-z]{3,4}$/;

/**
 * Whether `search` is exactly a query that our pages send to `/_next/image`; `objects` is the bucket's object URL, such
 * as `https://firebasestorage.googleapis.com/v0/b/shop/o/`. Every other encoding of a URL (`%62` for `b`, a fragment, a
 * user name before the host) would add another entry to the image cache, without limit.
 */
export function isPublishedQuery(search: string, objects: string): boolean {
  const query = new URLSearchParams(search);
  const [address = '', width = ''] = ['url', 'w'].map((name) => query.get(name) ?? '');
  if (search !== `?url=${encodeURIComponent(address)}&w=${width}&q=${sizes.quality}`) return false;
  if (!WIDTHS.includes(width) || !address.startsWith(objects) || !address.endsWith(END)) return false;
  return PUBLISHED.test(address.slice(objects.length, -END.length));
}
