import { useCallback, useEffect, useRef, useState } from 'react';
import { createStudioClient, type StudioClient } from '@/lib/browser/studio/studio-client';

/**
 * The studio's worker while the component is mounted. `retry` starts a new worker; effects that draw must depend on `attempt`.
 */
export function useStudioClient() {
  const client = useRef<StudioClient>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const started = createStudioClient();
    client.current = started;
    return () => started.close();
  }, [attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { client, attempt, retry };
}
