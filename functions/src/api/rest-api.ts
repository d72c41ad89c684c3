import { clientNetwork } from '@/lib/domain/limits/client-network';
import { problemOf } from '@/lib/domain/rest/problem';
import { REST_VERSION } from '@/lib/domain/rest/rest-routes';
import { contextOf, withRequest } from '@/lib/observability/request-context';
import { failureOf } from '@/functions/src/failure-of';
import { answerRest, type RestReply, type RestRequest } from '@/functions/src/handlers/rest/answer-rest';
import { log } from '@/functions/src/log';
import { deps, proxies, type Beside } from '@/functions/src/wiring';

/** `/apiOrders/v1/…`: the REST API, which the site forwards from `/api/v1`. Browsers of other pages get nothing of it. */
export const restApi: Beside = {
  prefix: `/${REST_VERSION}/`,
  async answer(request, response) {
    const context = contextOf((name) => request.get(name));
    const { requestId } = context;
    // The declared type omits requests without a body.
    const raw: Buffer | undefined = request.rawBody;
    const given: RestRequest = {
      ...{ method: request.method, path: request.path, requestId },
      query: new URL(request.url, 'http://localhost').searchParams,
      body: raw?.toString('utf8') ?? '',
      authorization: request.get('authorization'),
      idempotencyKey: request.get('idempotency-key'),
      network: clientNetwork(request, proxies()),
    };
    const { status, headers, body } = await withRequest(context, () => answered(given));
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'X-Request-Id': requestId, ...headers })
      .send(JSON.stringify(body));
  },
};

/** The reply; an unexpected failure is logged. */
async function answered(request: RestRequest): Promise<RestReply> {
  try {
    return await answerRest(deps, request);
  } catch (error) {
    // An Error itself would be logged as {}.
    log.error('The REST API failed', { error: failureOf(error) });
    const body = problemOf({ code: 'internal' }, request.requestId);
    return { status: body.status, headers: { 'Content-Type': 'application/problem+json' }, body };
  }
}
