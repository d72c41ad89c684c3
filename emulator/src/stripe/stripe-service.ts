import { ApiError, stripesOwn } from './core/api-error';
import type { Books, Call } from './core/call';
import type { StripeDatabase } from './core/database';
import { expand } from './core/expand';
import { parseForm } from './core/form';
import { fingerprintOf, IdempotencyCache, type Answer } from './core/idempotency-cache';
import { newId } from './core/ids';
import { dueJobs, Jobs, type Job } from './core/jobs';
import type { Access } from './core/keys';
import { ObjectStore } from './core/object-store';
import { Params } from './core/params';
import { Router } from './core/router';
import { assertVersion } from './core/version';
import { CHECKOUT_ROUTES, expireSession } from './billing/checkout-sessions';
import { INVOICE_ROUTES } from './billing/invoices';
import { PORTAL_ROUTES } from './billing/portal-sessions';
import { renew } from './billing/subscription-life';
import { SUBSCRIPTION_ROUTES } from './billing/subscriptions';
import { ACCOUNT_ROUTES } from './resources/account-routes';
import { APPLICATION_FEE_ROUTES } from './resources/application-fees';
import { CATALOGUE_ROUTES } from './resources/catalogue';
import {
  CONNECTED_ACCOUNT_ROUTES,
  deauthorize,
  moveAccount,
  noAccess,
  platformOf,
  type Standing,
} from './resources/connected-accounts';
import { CUSTOMER_ROUTES } from './resources/customers';
import { PAYMENT_INTENT_ROUTES } from './resources/payment-intents';
import { PAYMENT_METHOD_ROUTES } from './resources/payment-methods';
import { DISPUTE_ROUTES } from './resources/disputes';
import { REFUND_ROUTES, settleRefund } from './resources/refunds';
import { EventLog, type Cause, type Target } from './webhooks/event-log';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** The form of the body, or of the query. */
  readonly form: string;
  readonly access: Access;
  readonly version: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Whether Stripe fails once it has done the work, so that it answers, and keeps, a failure of its own. */
  readonly breaks?: boolean;
}

export interface ApiAnswer extends Answer {
  readonly replayed: boolean;
}

interface Options {
  readonly database: StripeDatabase;
  readonly origin: string;
  /** The configured addresses of an account: of its own events, and of those of its connected accounts. */
  readonly targetsOf: (account: string) => readonly Target[];
}

const ROUTER = new Router(
  ACCOUNT_ROUTES,
  APPLICATION_FEE_ROUTES,
  CATALOGUE_ROUTES,
  CHECKOUT_ROUTES,
  CONNECTED_ACCOUNT_ROUTES,
  CUSTOMER_ROUTES,
  INVOICE_ROUTES,
  PAYMENT_INTENT_ROUTES,
  PAYMENT_METHOD_ROUTES,
  PORTAL_ROUTES,
  REFUND_ROUTES,
  DISPUTE_ROUTES,
  SUBSCRIPTION_ROUTES,
);

/** After this a job that failed is tried again. */
const JOB_RETRY_SECONDS = 60 * 60;

const BROKEN = { status: 500, body: JSON.stringify(stripesOwn(500).body) };

/** Stripe's books: every change with its events, deliveries and kept answer in one transaction on disk. */
export class StripeService {
  private readonly answers: IdempotencyCache;

  constructor(private readonly options: Options) {
    this.answers = new IdempotencyCache(options.database);
    this.answers.removeOld();
  }

  answer(request: ApiRequest): ApiAnswer {
    const id = newId('req', 14);
    try {
      return this.transaction(() => this.answerOnce(request, id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, body: JSON.stringify(error.body), request: id, replayed: false };
    }
  }

  /** Runs a change that is no request: of a page, or of the account itself. */
  change<T>(account: string, work: (books: Books) => T): T {
    return this.transaction(() => work(this.booksOf(account)));
  }

  /** Changes a connected account by itself; false where there is none of this id. */
  moveConnected(account: string, to: Standing | 'deauthorized'): boolean {
    return this.change(account, (connected) => {
      const { platform } = connected;
      if (!platform) return false;
      if (to === 'deauthorized') deauthorize(platform, connected);
      else moveAccount(platform, connected, to);
      return true;
    });
  }

  /** The account that a request acts on: the key's own, or the connected one that it names. Throws Stripe's refusal. */
  scopeOf(account: string, named: string | undefined): string {
    if (!named) return account;
    if (platformOf(this.options.database, named) === account) return named;
    throw noAccess(named);
  }

  /** What has become due, each by itself so that one that fails leaves the others; it is tried again later. */
  runDueJobs(): void {
    for (const job of dueJobs(this.options.database, nowInSeconds()))
      try {
        this.change(job.account, (books) => {
          books.jobs.drop(job.kind, job.object);
          runJob(books, job);
        });
      } catch (error) {
        console.error(`Stripe: ${job.kind} of ${job.object} failed: ${(error as Error).message}`);
        this.putOff(job);
      }
  }

  private putOff({ account, kind, object }: Job): void {
    try {
      this.change(account, ({ jobs, now }) => jobs.plan(kind, object, now + JOB_RETRY_SECONDS));
    } catch (error) {
      console.error(`Stripe: ${kind} of ${object} was not put off: ${(error as Error).message}`);
    }
  }

  private answerOnce(request: ApiRequest, id: string): ApiAnswer {
    const { method, path, form, access } = request;
    const key = method === 'POST' ? request.idempotencyKey : undefined;
    const fingerprint = fingerprintOf(method, path, form);
    const former = key && this.answers.find(access.account, key, fingerprint);
    if (former) return { ...former, replayed: true };
    const cause = { id, idempotency_key: key ?? null };
    const carriedOut = this.carryOut(request, cause);
    const answer = { ...(request.breaks ? BROKEN : carriedOut), request: id };
    if (key) this.answers.save(access.account, key, fingerprint, answer);
    return { ...answer, replayed: false };
  }

  private carryOut(
    { method, path, form, access, version }: ApiRequest,
    cause: Cause,
  ): Pick<Answer, 'status' | 'body'> {
    if (version) assertVersion(version);
    const match = ROUTER.match(method, path);
    if (!match)
      throw new ApiError(
        404,
        `Unrecognized request URL (${method}: ${path}). The local Stripe does not know it.`,
      );
    if (access.publishable && !match.forBrowsers)
      throw new ApiError(
        401,
        'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      );
    const params = new Params(parseForm(form));
    params.ignore('key', '_stripe_version');
    const paths = params.texts('expand') ?? [];
    const books = this.booksOf(access.account, cause);
    const call: Call = { ...books, params, ids: match.ids, fromBrowser: access.publishable };
    try {
      const result = match.handler(call);
      params.assertAllKnown();
      return { status: 200, body: JSON.stringify(expand(books.objects, result, paths)) };
    } catch (error) {
      if (error instanceof ApiError && error.keepsWrites)
        return { status: error.status, body: JSON.stringify(error.body) };
      throw error;
    }
  }

  /** An account's books, within the transaction that is running. */
  booksOf(account: string, cause?: Cause): Books {
    const { database, origin, targetsOf } = this.options;
    const now = nowInSeconds();
    const objects = new ObjectStore(database, account);
    const jobs = new Jobs(database, account);
    const above = platformOf(database, account);
    const platform = above === null ? null : this.booksOf(above, cause);
    const targets = [
      ...targetsOf(account).filter(({ connect }) => !connect),
      ...(above === null ? [] : targetsOf(above).filter(({ connect }) => connect)),
    ];
    const events = new EventLog(database, objects, targets, now, cause, platform?.objects);
    return { objects, events, jobs, platform, now, origin };
  }

  private transaction<T>(work: () => T): T {
    return this.options.database.transaction(work)();
  }
}

function runJob(books: Books, { kind, object }: Job): void {
  if (kind === 'settle_refund') settleRefund(books, object);
  if (kind === 'renew') renew(books, object);
  if (kind === 'expire_session') expireSession(books, books.objects.get('checkout.session', object));
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
