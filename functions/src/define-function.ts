import { onDocumentCreated } from 'firebase-functions/firestore';
import type { QueryDocumentSnapshot } from 'firebase-functions/firestore';
import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import type { ApiGroup } from '@/lib/domain/api/api-groups';
import { contextOf, withRequest } from '@/lib/observability/request-context';
import {
  deploymentOf,
  REGION,
  SCHEDULES,
  TRIGGERS,
  type FunctionName,
  type ScheduledName,
  type TriggeredName,
  type WebhookName,
} from './deployment';
import { runEach } from './adapters/database/run-each';
import { checkSettings, secretsOf } from './env';

/** A function's options of `deployment.ts`, in the form of firebase-functions. */
export function optionsOf(name: FunctionName) {
  const { account, secrets, ...rest } = deploymentOf(name);
  return { ...rest, region: REGION, serviceAccount: `${account}@`, secrets: secretsOf(secrets) };
}

const checked = new Set<FunctionName>();

/** Checks a function's settings before its first run. Throws if one is wrong, instead of failing at the first payment. */
export function checkSettingsOf(name: FunctionName): void {
  if (checked.has(name)) return;
  checkSettings(deploymentOf(name).secrets);
  checked.add(name);
}

const checkedFirst =
  <A extends unknown[], R>(name: FunctionName, run: (...given: A) => R) =>
  (...given: A): R => {
    checkSettingsOf(name);
    return run(...given);
  };

/** The context of a run without a caller's request id. */
const own = (id?: string) => contextOf(() => undefined, id);

/** Every part runs, although an earlier one fails. */
export function scheduled(name: ScheduledName, ...parts: readonly (() => Promise<void>)[]) {
  const runChecked = checkedFirst(name, () => runEach(parts, (part) => part()));
  return onSchedule({ ...optionsOf(name), schedule: SCHEDULES[name] }, () => withRequest(own(), runChecked));
}

export function whenCreated(
  name: TriggeredName,
  run: (created: QueryDocumentSnapshot, params: Readonly<Record<string, string>>) => Promise<void>,
) {
  const runChecked = checkedFirst(name, run);
  return onDocumentCreated({ ...optionsOf(name), document: TRIGGERS[name] }, async ({ id, data, params }) => {
    if (data) await withRequest(own(id), () => runChecked(data, params));
  });
}

type Answers = (...given: Parameters<HttpsFunction>) => Promise<void>;

/** Anybody may call it. */
const open = (name: WebhookName | ApiGroup, answers: Answers): HttpsFunction =>
  onRequest({ ...optionsOf(name), invoker: 'public' }, answers);

export function requested(name: WebhookName, answers: Answers): HttpsFunction {
  const answersChecked = checkedFirst(name, answers);
  return open(name, (request, response) =>
    withRequest(
      contextOf((header) => request.get(header)),
      () => answersChecked(request, response),
    ),
  );
}

/** Its callables check the settings themselves, because they answer in the protocol of callables. */
export const requestedGroup = (name: ApiGroup, answers: Answers): HttpsFunction => open(name, answers);
