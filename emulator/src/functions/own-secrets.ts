import { AsyncLocalStorage } from 'node:async_hooks';
import { endpointOf, type Deployed, type DeployedFunction } from './deployed';

/** The secrets of the function that runs; none outside of one. */
const running = new AsyncLocalStorage<ReadonlySet<string>>();

const secretsOf = (fn: DeployedFunction): Set<string> =>
  new Set((endpointOf(fn).secretEnvironmentVariables ?? []).map(({ key }) => key));

/**
 * The same functions, each of which sees of all secrets only those it declares, as where each has a process of its own:
 * the environment answers by the function that asks.
 */
export function withOwnSecrets(deployed: Deployed): Deployed {
  const own = new Map([...deployed.values()].map((fn) => [fn, secretsOf(fn)]));
  hideFromOthers(new Set([...own.values()].flatMap((names) => [...names])));
  const scoped = (fn: DeployedFunction) => {
    const secrets = own.get(fn) ?? new Set<string>();
    const run = fn.run && ((event: unknown) => running.run(secrets, () => fn.run?.(event)));
    return new Proxy(fn, {
      apply: (target, self, given) =>
        running.run(secrets, () => Reflect.apply(target, self, given) as unknown),
      get: (target, key) => (key === 'run' ? run : (Reflect.get(target, key) as unknown)),
    });
  };
  return new Map(Array.from(deployed, ([name, fn]) => [name, scoped(fn)]));
}

function hideFromOthers(secrets: ReadonlySet<string>): void {
  const isHidden = (name: string | symbol) => {
    const allowed = running.getStore();
    return typeof name === 'string' && allowed !== undefined && secrets.has(name) && !allowed.has(name);
  };
  process.env = new Proxy(process.env, {
    get: (env, name) => (isHidden(name) ? undefined : (Reflect.get(env, name) as unknown)),
    has: (env, name) => !isHidden(name) && Reflect.has(env, name),
  });
}
