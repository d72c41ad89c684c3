import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { useStoreSetting } from '@/context/store-setting-context';
import { hasTools } from '@/lib/domain/measurement/has-tools';
import { whenIdle } from '@/lib/hooks/browser/when-idle';

const importVisit = () => import('./measured-visit').then((module) => module.MeasuredVisit);

/** Measures the visit with the store's tools, once the visitor agreed. A store without tools loads nothing of it. */
export function Measurement() {
  const { pathname } = useRouter();
  const { Overlay: MeasuredVisit, load } = useLazyOverlay(importVisit);
  // The owner looking at a draft is no visitor.
  const isMeasured = hasTools(useStoreSetting().measurement) && !pathname.startsWith('/preview');
  useEffect(() => (isMeasured ? whenIdle(load) : undefined), [isMeasured, load]);
  return isMeasured && MeasuredVisit && <MeasuredVisit />;
}
