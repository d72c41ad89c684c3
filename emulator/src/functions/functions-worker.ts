import { judge } from '../auth/tokens/id-tokens';
import { openSigningKey } from '../auth/tokens/signing-key';
import type { EmulatorConfig } from '../config';
import { listen } from '../http/listen';
import type { TriggerEvent } from '../workers/messages';
import type { WorkerService } from '../workers/worker-service';
import { cloudEvent } from './cloud-event';
import { loadFunctions, triggerPatterns } from './deployed';
import { functionsApp } from './functions-app';
import type { TokenJudge } from './id-tokens';
import { withOwnSecrets } from './own-secrets';
import { startScheduler } from './scheduler';

/** What becomes of an ID token before firebase-admin sees it; nothing where tokens are unsigned. */
function judgeOf({ signedTokens, dataDir, projectId }: EmulatorConfig): TokenJudge | null {
  if (!signedTokens) return null;
  const key = openSigningKey(dataDir);
  return (token) => judge(token, projectId, key);
}

/** Serves the functions of the configured bundle; none if there is no bundle. */
export async function startFunctions(config: EmulatorConfig): Promise<WorkerService> {
  // Before the bundle loads, because firebase-functions keeps its own copy: its line per call would drown the rest.
  console.debug = () => undefined;
  const deployed = config.functions
    ? withOwnSecrets(loadFunctions(config.functions, judgeOf(config)))
    : new Map();
  const scheduler = startScheduler(deployed);
  const app = functionsApp(config.projectId, deployed, scheduler);
  const server = await listen(config.host, config.ports.functions, app);
  return {
    triggers: triggerPatterns(deployed),
    async handle(event: TriggerEvent) {
      const fn = deployed.get(event.pattern.name) as ((event: unknown) => unknown) | undefined;
      try {
        await fn?.(cloudEvent(event, config.projectId));
      } catch (error) {
        console.error(`The function ${event.pattern.name} failed for ${event.change.path}:`, error);
      }
    },
    async close() {
      scheduler.stop();
      await server.close();
    },
  };
}
