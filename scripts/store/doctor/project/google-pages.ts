import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import type { AskGoogle } from '../../world/google';

/** The whole list `name` of one of Google's services, which answers it in pages; `url` has a query. */
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
