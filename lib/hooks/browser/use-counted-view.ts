import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { usePage } from './use-page';
import { whenIdle } from './when-idle';

/** Counts each page view, once the browser is idle. */
export function useCountedView(): void {
  const { asPath } = useRouter();
  const route = usePage();
  const locale = useLocale();
  const [path = ''] = asPath.split(/[?#]/);
  useEffect(
    () =>
      whenIdle(() => {
        void import('@/lib/telemetry/count-visit')
          .then(({ countView }) => countView({ path, route, locale }))
          .catch(() => undefined);
      }),
    [path, route, locale],
  );
}

/** Counts a search that found nothing; ignores empty words. */
export function useMissedSearch(words: string): void {
  const { asPath } = useRouter();
  const locale = useLocale();
  const [path = ''] = asPath.split(/[?#]/);
  useEffect(() => {
    if (!words) return;
    void import('@/lib/telemetry/count-visit')
      .then(({ countMissed }) => countMissed(words, { path, locale }))
      .catch(() => undefined);
  }, [words, path, locale]);
}
