import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type RunningServer } from '../http/listen';
import { answerControl, createControl, type Control } from './control';
import { openStripeDatabase } from './core/database';
import { HttpApi, readBody } from './http-api';
import { sendScript } from './pages/assets';
import { answerPage, sendPage } from './pages/pages';
import { StripeService } from './stripe-service';
import { Courier } from './webhooks/courier';
import { DeliveryList } from './webhooks/deliveries';
import { FaultBoard } from './webhooks/fault-board';
import type { Target } from './webhooks/event-log';

/** An address that an account's events are told to, as the dashboard would set it. */
export interface ConfiguredWebhook extends Target {
  /** The secret key of the account. */
  readonly key: string;
}

interface Options {
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  readonly webhooks: readonly ConfiguredWebhook[];
}

export interface StripeServer extends RunningServer {
  readonly control: Control;
  readonly deliveries: DeliveryList;
  readonly courier: Courier;
}

const JOBS_EVERY_MS = 1_000;
const KEPT_DELIVERIES_MS = 30 * 24 * 60 * 60 * 1000;

/** The local Stripe: its API, its pages and its webhooks, on one port. */
export async function startStripe({ dataDir, host, port, webhooks }: Options): Promise<StripeServer> {
  const database = openStripeDatabase(path.join(dataDir, 'stripe.db'));
  const deliveries = new DeliveryList(database);
  deliveries.removeFinishedBefore(Date.now() - KEPT_DELIVERIES_MS);
  const service = new StripeService({
    database,
    origin: `http://${host}:${port}`,
    targetsOf: (account) => webhooks.filter(({ key }) => key === `sk_test_${account}`),
  });
  const faults = new FaultBoard();
  const courier = new Courier(deliveries, faults);
  const runDueJobs = () => {
    service.runDueJobs();
    courier.onWork();
  };
  const api = new HttpApi(service, faults, () => courier.onWork());
  const control = createControl({
    ...{ database, courier, faults, runDueJobs },
    moveAccount(account, to) {
      const isMoved = service.moveConnected(account, to);
      courier.onWork();
      return isMoved;
    },
  });
  const server = await listen(host, port, (request, response) => {
    handle(request, response, { api, control, service, onWork: () => courier.onWork() }).catch(
      (error: unknown) => {
        console.error('Stripe:', error);
        response.destroy();
      },
    );
  });
  const timer = setInterval(runDueJobs, JOBS_EVERY_MS);
  runDueJobs();
  return {
    control,
    deliveries,
    courier,
    async close() {
      clearInterval(timer);
      await server.close();
      await courier.stop();
      database.close();
    },
  };
}

interface Handlers {
  readonly api: HttpApi;
  readonly control: Control;
  readonly service: StripeService;
  readonly onWork: () => void;
}

async function handle(request: IncomingMessage, response: ServerResponse, handlers: Handlers): Promise<void> {
  const { api, control, service, onWork } = handlers;
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname.startsWith('/v1/')) return api.handle(request, response, url);
  const body = await readBody(request);
  if (url.pathname.startsWith('/local/')) {
    const answer = answerControl(control, request.method ?? 'GET', url.pathname, body);
    if (answer) return sendJson(response, 'error' in answer ? 400 : 200, answer);
  }
  if (await sendScript(response, url.pathname)) return;
  const page = answerPage(service, request, url, body);
  onWork();
  if (page) return sendPage(response, page);
  response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
}

function sendJson(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
