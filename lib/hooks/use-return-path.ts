import { useRouter } from 'next/router';

/** This page's address, to come back to after login. A static page knows its query only once it runs in the browser. */
export function useReturnPath(): string {
  const { asPath, isReady } = useRouter();
  const [path = '/', query] = asPath.replace(/#.*/, '').split('?');
  return isReady && query ? `${path}?${query}` : path;
}
