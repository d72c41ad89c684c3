import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, stripesOwn } from './core/api-error';
import { keyInUse } from './core/idempotency-cache';
import { accessOf, type Access } from './core/keys';
import { API_VERSION } from './core/version';
import type { ApiAnswer, StripeService } from './stripe-service';
import type { FaultBoard } from './webhooks/fault-board';
import type { Faults } from './webhooks/faults';

const LARGEST_BODY = 1024 * 1024;

interface Asked {
  readonly path: string;
  readonly form: string;
  /** Or why there is none. */
  readonly access: Access | ApiError;
  readonly breaks: boolean;
}

/** The API over HTTP, with what tests let go wrong on the way. */
export class HttpApi {
  private readonly keysInUse = new Set<string>();

  constructor(
    private readonly service: StripeService,
    private readonly faults: FaultBoard,
    private readonly onWork: () => void,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    allowBrowsers(response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const form = [url.search.slice(1), await readBody(request)].filter(Boolean).join('&');
    const access = this.accessOf(request, form);
    const account = access instanceof ApiError ? '' : access.account;
    const fault = this.faults.takeFailure(account, request.method === 'GET');
    if (fault && !fault.afterwards) return this.fail(fault, response);
    // A 500 is Stripe's own answer, which it keeps; all else goes wrong on the way and leaves the kept answer true.
    const breaks = fault?.as === 500;
    const answer = await this.answer(request, { path: url.pathname, form, access, breaks });
    this.onWork();
    if (fault && !(breaks && answer.status === 500)) return this.fail(fault, response);
    response.writeHead(answer.status, headersOf(request, answer)).end(answer.body);
  }

  private async answer(request: IncomingMessage, { path, form, access, breaks }: Asked): Promise<ApiAnswer> {
    let lock: string | undefined;
    try {
      if (access instanceof ApiError) throw access;
      const key = header(request, 'idempotency-key');
      if (key && request.method === 'POST') lock = this.lock(`${access.account}:${key}`, key);
      const answer = this.service.answer({
        method: request.method ?? 'GET',
        path,
        form,
        access,
        version: header(request, 'stripe-version'),
        idempotencyKey: key,
        breaks,
      });
      const { delayMs } = this.faults.of(access.account).api;
      if (delayMs) await pause(delayMs);
      return answer;
    } catch (error) {
      return refusal(error);
    } finally {
      if (lock) this.keysInUse.delete(lock);
    }
  }

  private accessOf(request: IncomingMessage, form: string): Access | ApiError {
    try {
      const given = new URLSearchParams(form).get('key') ?? undefined;
      const access = accessOf(request.headers.authorization, given);
      return { ...access, account: this.service.scopeOf(access.account, header(request, 'stripe-account')) };
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  private lock(name: string, key: string): string {
    if (this.keysInUse.has(name)) throw keyInUse(key);
    this.keysInUse.add(name);
    return name;
  }

  private fail({ as }: Faults['api'], response: ServerResponse): void {
    if (as === 'cut') return void response.destroy();
    response.writeHead(as, { 'content-type': 'application/json' }).end(JSON.stringify(stripesOwn(as).body));
  }
}

function refusal(error: unknown): ApiAnswer {
  const known = error instanceof ApiError ? error : unexpected(error);
  return { status: known.status, body: JSON.stringify(known.body), request: '', replayed: false };
}

function unexpected(error: unknown): ApiError {
  console.error('Stripe:', error);
  return stripesOwn(500);
}

function headersOf(
  request: IncomingMessage,
  { request: id, status, replayed }: ApiAnswer,
): Record<string, string> {
  const key = header(request, 'idempotency-key');
  return {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'stripe-version': header(request, 'stripe-version') ?? API_VERSION,
    ...(id && { 'request-id': id }),
    // It would only be answered so again.
    ...(id && status === 500 && { 'stripe-should-retry': 'false' }),
    ...(key && { 'idempotency-key': key }),
    ...(replayed && { 'idempotent-replayed': 'true', 'original-request': id }),
  };
}

/** As at api.stripe.com: what protects is the key, not the page that asks. */
function allowBrowsers(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
  response.setHeader(
    'access-control-allow-headers',
    'authorization, content-type, idempotency-key, stripe-account, stripe-version',
  );
  response.setHeader('access-control-max-age', '600');
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > LARGEST_BODY) throw new ApiError(413, 'The request is too large.');
  }
  return Buffer.concat(chunks).toString();
}

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
