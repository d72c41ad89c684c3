import sizes from './sizes.json';

const WIDTHS = [...sizes.device, ...sizes.image].map(String);
const END = '?alt=media';

/** `stores/demo/products/board-1/abc.webp` or `users/uid/abc.jpg`, in the one form in which `encodeURIComponent` writes it. */
const PUBLISHED = /^(?:stores(?:%2F[\w-]+){2,4}|users(?:%2F[\w-]+){2})\.[a-z]{3,4}$/;

/**
 * Whether `search` is what our pages ask `/_next/image` for, to the letter; `objects` is where the bucket's objects are, as
 * `https://firebasestorage.googleapis.com/v0/b/shop/o/`. Any other spelling of a picture's address (`%62` for `b`, a fragment, a
 * name before the host) would be another entry of the image cache, and there is no end of them.
 */
export function isPublishedQuery(search: string, objects: string): boolean {
  const query = new URLSearchParams(search);
  const [address = '', width = ''] = ['url', 'w'].map((name) => query.get(name) ?? '');
  if (search !== `?url=${encodeURIComponent(address)}&w=${width}&q=${sizes.quality}`) return false;
  if (!WIDTHS.includes(width) || !address.startsWith(objects) || !address.endsWith(END)) return false;
  return PUBLISHED.test(address.slice(objects.length, -END.length));
}
