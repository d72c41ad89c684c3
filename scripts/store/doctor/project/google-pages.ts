import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import type { AskGoogle } from '../../world/google';

/** Reads all pages of the list `name` from a Google API; `url` already has a query. */
export async function pagesOf(ask: AskGoogle, url: string, name: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let token = ''; ;) {
    const page = fieldsOf(await ask(token ? `${url}&pageToken=${encodeURIComponent(token)}` : url));
    if (Array.isArray(page[name])) found.push(...(page[name] as unknown[]));
    const next = filledText(page.nextPageToken);
    if (!next) return found;
    token = next;
  }
}
