import { useRouter } from 'next/router';
import { ownPath, paths } from '@/lib/paths';

const ACCOUNT_PAGES = [paths.login, paths.signUp, paths.forgotPassword, paths.resetPassword];

/** Where to go after login: `?next=` when it leads back into this site and not to a login again, else home. */
export function useNextPath(): string {
  const { next } = useRouter().query;
  const path = ownPath(next, paths.home);
  return ACCOUNT_PAGES.some((page) => path === page || path.startsWith(`${page}?`)) ? paths.home : path;
}
