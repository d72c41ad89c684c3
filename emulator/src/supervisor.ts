import { lockDataDir } from '../data-dir-lock.mjs';
import { tokenReader } from './auth/tokens/id-tokens';
import { openSigningKey } from './auth/tokens/signing-key';
import { functionsEnvironment, parseConfig, type EmulatorConfig } from './config';
import { DEFAULT_DATABASE } from './firestore/engine/names';
import type { Engine } from './firestore/engine/types';
import { openEngines } from './firestore/engines';
import { guardByFile } from './firestore/indexes/index-guard';
import { startFirestoreServer } from './firestore/server';
import { startBeside } from './foreign-firestore/start-beside';
import { TriggerQueue } from './functions/trigger-queue';
import { watchBundle } from './functions/watch-bundle';
import { assertPortsFree } from './ports';
import { firestoreGate } from './rules/firestore-gate';
import { compileRules, loadRules } from './rules/load';
import { inOneSentence } from './start-error';
import type { Meter, Spender } from './usage/meter';
import { ManagedWorker } from './workers/managed-worker';

/**
 * The local Firebase, from the JSON of EmulatorConfig to its end. A failed start is one sentence on stderr and exit
 * code 1; a started one says `ready` (over IPC too, if it was forked) and ends with its parent or by a signal.
 */
export async function runEmulator(argument: string | undefined): Promise<void> {
  const startedAt = performance.now();
  try {
    const config = parseConfig(argument);
    const stop = await start(config);
    stopWithParent(stop);
    const took = Math.round(performance.now() - startedAt);
    console.log(`Local Firebase ready in ${took} ms: ${summary(config)}`);
    process.send?.({ type: 'ready', ports: config.ports, pid: process.pid });
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${inOneSentence(error)}\n`, () => process.exit(1));
}

async function start(config: EmulatorConfig): Promise<() => Promise<void>> {
  lockDataDir(config.dataDir);
  await assertPortsFree(config);
  if (config.firestoreHost !== null) return startBeside(config, config.firestoreHost);
  const { dataDir, projectId } = config;
  const log = (line: string) => console.log(`Firestore: ${line}`);
  const triggers = new TriggerQueue((event) => functions.post({ type: 'event', event }));
  const key = config.signedTokens ? openSigningKey(dataDir) : null;
  const engines = await openEngines({
    dataDir,
    projectId,
    gate: loadRules(config.rules.firestore, log),
    parseRules: (source) => firestoreGate(compileRules(source, 'cloud.firestore', log)),
    indexGuard: config.indexes === null ? undefined : guardByFile(config.indexes),
    onCommit: (commit, database) => triggers.onCommit(commit, database),
    readToken: tokenReader(key),
    log,
  });
  const engine = await engines.engineOf({ projectId, databaseId: DEFAULT_DATABASE });
  const firestore = await startFirestoreServer({ port: config.ports.firestore, engines });

  const env = functionsEnvironment(config);
  const platform = new ManagedWorker({
    role: 'platform',
    title: 'Auth and Storage',
    config,
    env,
    engine: paidBy(engine, { kind: 'client', label: null }, engines.meter),
  });
  const functions = new ManagedWorker({
    role: 'functions',
    title: 'The functions',
    config,
    env: { ...env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.functionsPort}` },
    engine,
    onGone: () => triggers.onGone(),
    onMessage(message) {
      if (message.type === 'ready') triggers.onReady(message.triggers);
      if (message.type === 'handled') triggers.onHandled(message.id);
    },
  });
  await Promise.all([platform.start(), functions.start()]);
  watchBundle(config.functions, () => void functions.restart());

  return async () => {
    await functions.stop();
    await Promise.all([platform.stop(), firestore.close()]);
    await engines.close();
  };
}

/** What Storage's rules read is paid for as what Firestore's rules read. */
function paidBy(engine: Engine, spender: Spender, meter: Meter): Pick<Engine, 'getDocuments'> {
  return {
    getDocuments(paths, caller) {
      meter.add(spender, { rulesReads: paths.length });
      return engine.getDocuments(paths, caller);
    },
  };
}

function stopWithParent(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      fail(error);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void end());
}

function summary({ projectId, ports }: EmulatorConfig): string {
  const services = Object.entries(ports).map(([name, port]) => `${name} ${port}`);
  return `${projectId} with ${services.join(', ')}`;
}
