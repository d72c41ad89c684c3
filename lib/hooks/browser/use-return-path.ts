import { useRouter } from 'next/router';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';

/**
 * This page's address, to return to after login. A static page learns its query only in the browser, and the 404 page even its
 * path; until then it is the home page.
 */
export function useReturnPath(): string {
  const { asPath } = useRouter();
  return useHydrated() ? returnPathOf(asPath) : '/';
}

export const returnPathOf = (asPath: string): string => asPath.replace(/#.*/, '');
