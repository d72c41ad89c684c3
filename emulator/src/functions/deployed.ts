import { createRequire } from 'node:module';
import { DEFAULT_DATABASE } from '../firestore/engine/names';
import { StartError } from '../start-error';
import type { TriggerPattern } from '../workers/messages';
import { trustAppCheckTokens } from './app-check';
import { acceptIdTokensUntilTheyEnd, type TokenJudge } from './id-tokens';

interface Endpoint {
  /** Absent, or the mark of a value that is not set, for the usual minute. */
  readonly timeoutSeconds?: number | object | null;
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly httpsTrigger?: object;
  readonly callableTrigger?: object;
  readonly scheduleTrigger?: { readonly schedule: string; readonly timeZone?: string | object | null };
  readonly eventTrigger?: {
    readonly eventType: string;
    readonly eventFilters?: { readonly document?: string; readonly database?: string };
    readonly eventFilterPathPatterns?: { readonly document?: string };
  };
}

/**
 * What firebase-functions v2 exports: a handler that carries its own description, which firebase-tools reads too. Another process
 * would tell it by `functions.yaml`, at the cost of loading the bundle twice.
 */
export interface DeployedFunction {
  (...args: never[]): unknown;
  readonly run?: (event: unknown) => unknown;
  readonly __endpoint: Endpoint;
}
export type Deployed = ReadonlyMap<string, DeployedFunction>;

/** Loads the functions' bundle: name (groups joined by `-`, as when deployed) to function. */
export function loadFunctions(file: string, judgeToken: TokenJudge | null): Deployed {
  trustAppCheckTokens(file);
  acceptIdTokensUntilTheyEnd(file, judgeToken);
  let exported: unknown;
  try {
    exported = createRequire(file)(file);
  } catch (error) {
    throw new StartError(`The functions in ${file} could not be loaded: ${(error as Error).message}.`);
  }
  return new Map(walk(exported, ''));
}

function* walk(exported: unknown, prefix: string): Generator<[string, DeployedFunction]> {
  if (typeof exported !== 'object' || exported === null) return;
  for (const [name, value] of Object.entries(exported))
    if (isDeployed(value)) yield [prefix + name, value];
    else yield* walk(value, `${prefix}${name}-`);
}

function isDeployed(value: unknown): value is DeployedFunction {
  return typeof value === 'function' && '__endpoint' in value;
}

export const endpointOf = ({ __endpoint }: DeployedFunction): Endpoint => __endpoint;

/** The Firestore triggers among the functions. */
export function triggerPatterns(deployed: Deployed): TriggerPattern[] {
  return Array.from(deployed).flatMap(([name, fn]) => {
    const { eventType, eventFilters, eventFilterPathPatterns } = endpointOf(fn).eventTrigger ?? {};
    const document = eventFilterPathPatterns?.document ?? eventFilters?.document;
    const kind = /^google\.cloud\.firestore\.document\.v1\.(created|updated|written|deleted)/.exec(
      eventType ?? '',
    )?.[1];
    const database = eventFilters?.database ?? DEFAULT_DATABASE;
    return kind && document ? [{ name, kind: kind as TriggerPattern['kind'], document, database }] : [];
  });
}
