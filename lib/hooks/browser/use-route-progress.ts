import { useEffect } from 'react';
import { whenIdleLoaded } from '@/lib/hooks/browser/when-idle-loaded';

/** Shows the progress of page changes, after the first page has loaded. */
export function useRouteProgress(): void {
  useEffect(
    () =>
      whenIdleLoaded(
        () => import('@/lib/hooks/browser/show-route-progress'),
        ({ showRouteProgress }) => showRouteProgress(),
      ),
    [],
  );
}
