import { useCallback, useEffect, useRef, useState } from 'react';
import { createStudioClient, type StudioClient } from '@/lib/browser/studio/studio-client';

/**
 * The studio's worker while the component is mounted: `draw` draws a board, `retry` starts a new worker. Effects that draw must
 * depend on `attempt`.
 */
export function useStudioClient() {
  const client = useRef<StudioClient>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const started = createStudioClient();
    client.current = started;
    return () => started.close();
  }, [attempt]);
  /** Resolves to null, too, before the worker is started. */
  const draw = useCallback<StudioClient['draw']>(
    async (template, input) => client.current?.draw(template, input) ?? null,
    [],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { draw, attempt, retry };
}
