import { useRouter } from 'next/router';
import { ownPath, paths } from '@/lib/paths';

/** Where to go after login: `?next=` when it leads back into this site, else home. */
export function useNextPath(): string {
  const { next } = useRouter().query;
  return ownPath(next, paths.home);
}
