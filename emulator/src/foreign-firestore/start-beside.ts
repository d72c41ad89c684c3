import { functionsEnvironment, type EmulatorConfig } from '../config';
import { watchBundle } from '../functions/watch-bundle';
import { ManagedWorker } from '../workers/managed-worker';
import type { TriggerPattern } from '../workers/messages';
import { foreignDocuments } from './foreign-documents';

/**
 * Everything but Firestore, beside another one that runs at `host`: Storage's rules read its documents, and it tells the
 * functions of changes itself, to the port of the functions that it was started with.
 * @returns what stops them
 */
export async function startBeside(config: EmulatorConfig, host: string): Promise<() => Promise<void>> {
  const env = functionsEnvironment(config);
  const engine = foreignDocuments(host, config.projectId);
  const platform = new ManagedWorker({ role: 'platform', title: 'Auth and Storage', config, env, engine });
  let registered = Promise.resolve();
  const functions = new ManagedWorker({
    role: 'functions',
    title: 'The functions',
    config,
    env,
    engine,
    onMessage(message) {
      if (message.type === 'ready') registered = registerTriggers(host, config.projectId, message.triggers);
    },
  });
  await Promise.all([platform.start(), functions.start()]);
  await registered;
  watchBundle(config.functions, () => void functions.restart());
  return async () => {
    await functions.stop();
    await platform.stop();
  };
}

/** As firebase-tools tells Google's emulator of triggers of the second generation. */
async function registerTriggers(
  host: string,
  projectId: string,
  triggers: readonly TriggerPattern[],
): Promise<void> {
  for (const { name, kind, document, database } of triggers) {
    const url = `http://${host}/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=${name}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        eventType: `google.cloud.firestore.document.v1.${kind}`,
        database,
        namespace: '(default)',
        document: { value: document, matchType: 'PATH_PATTERN' },
      }),
    });
    if (!answer.ok)
      throw new Error(`The Firestore at ${host} does not take the trigger ${name}: ${await answer.text()}`);
  }
}
