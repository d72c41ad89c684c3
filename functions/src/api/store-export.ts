import { clientNetwork } from '@/lib/domain/limits/client-network';
import { contextOf, withRequest } from '@/lib/observability/request-context';
import { failureOf } from '@/functions/src/failure-of';
import { useTicket } from '@/functions/src/handlers/leaving/begin-export';
import { exportStore } from '@/functions/src/handlers/leaving/export-store';
import { log } from '@/functions/src/log';
import { deps, proxies, type Beside } from '@/functions/src/wiring';

/** In both languages, because a ticket names none. */
const EXPIRED =
  'This link was used or is too old. Go back and export the store again.\n' +
  'هذا الرابط استُخدم من قبل أو انتهت صلاحيته. ارجع وصدّر المتجر من جديد.\n';

const BUSY =
  'Too many requests from your network. Wait a minute and open the link again.\n' +
  'طلبات كثيرة من شبكتك. انتظر دقيقة ثم افتح الرابط من جديد.\n';

/** `GET /apiPeople/export/{ticket}`: the whole store as a file; see `beginStoreExport`. */
export const storeExport: Beside = {
  prefix: '/export/',
  answer: (request, response) =>
    withRequest(
      contextOf((name) => request.get(name)),
      async () => {
        response.set({
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
          'X-Content-Type-Options': 'nosniff',
        });
        // A preview of the link, which some programs fetch by HEAD, must not use it up.
        if (request.method !== 'GET') return void response.status(405).end();
        const ticket = request.path.slice('/export/'.length);
        const used = await useTicket(deps, ticket, clientNetwork(request, proxies()));
        if (!used.ok) {
          const { retryAfter } = used.error.params ?? {};
          if (retryAfter) response.set('Retry-After', String(retryAfter));
          return void response
            .status(retryAfter ? 429 : 410)
            .type('text/plain')
            .send(retryAfter ? BUSY : EXPIRED);
        }
        const store = used.value;
        const day = new Date(deps.now()).toISOString().slice(0, 10);
        response.status(200).set({
          'Content-Type': 'application/jsonl; charset=utf-8',
          'Content-Disposition': `attachment; filename="${store}-${day}.jsonl"`,
        });
        // A file that is cut off has no last line, which every reader checks.
        await exportStore(deps, store, response).catch((error: unknown) =>
          log.warn('An export was not read to its end', { store, error: failureOf(error) }),
        );
      },
    ),
};
