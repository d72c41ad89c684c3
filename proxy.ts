import { NextResponse, type NextRequest } from 'next/server';
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale';
import { isPublishedQuery } from '@/lib/domain/pictures/published';
import { isDecodable } from '@/lib/domain/routes/decodable';
import { objectsUrl } from '@/lib/pictures/image-url';
import { env } from '@/lib/env';
import { STAYING } from '@/lib/domain/routes/staying';
import { ONE_STORE } from '@/lib/server/rewrites';

/**
 * Pictures, the inner paths of sites with their data, and paths that are no UTF-8: the pattern is every path but those of
 * letters, of ASCII's codes and of well-formed sequences of two, three and four bytes. Next reads it while it builds, so it is
 * one literal. Pages and files never come through here.
 */
export const config = {
  matcher: [
    { source: '/_next/image', locale: false },
    { source: '/(s|platform)/:path*' },
    { source: '/platform' },
    {
      source:
        '/((?!_next/|(?:[^%]|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee](?:0%[ABab]|[Dd]%[89]|[1-9A-CE-Fa-ce-f]%[89ABab])[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff](?:0%[9ABab]|[1-3]%[89ABab]|4%8)[0-9A-Fa-f](?:%[89ABab][0-9A-Fa-f]){2})*$).*)',
      locale: false,
    },
  ],
};

const IMAGE = '/_next/image';
const DATA = '/_next/';
const INNER = /^\/(?:_next\/data\/[^/]+\/[^/]+\/|(?:en|ar)\/)?(?:s|platform)(?:\/|\.json$|$)/;
const SITE_OF_DATA = /^\/_next\/data\/[^/]+\/[^/]+\/(?:s\/([^/]+?)|platform)(?:\/|\.json$)/;

/**
 * Answers what Next would answer otherwise than the shop: pictures that no page asks for, addresses that nobody can read, inner
 * paths, and data of another site, which are as public there, but no host serves another one's.
 */
export function proxy({ url, headers }: NextRequest): NextResponse {
  const { pathname, search } = new URL(url);
  if (pathname === IMAGE) return picture(search);
  if (INNER.test(pathname) && !isOwnData(pathname, headers.get('host') ?? '')) return notFound(pathname, url);
  // Next asks the pattern once more with the path decoded: `/products/50%25` is one that can be read.
  return isDecodable(pathname) ? NextResponse.next() : notFound(pathname, url);
}

/** Whether these are the data of a page of the host's own site, as next.config's rewrites name it. */
function isOwnData(pathname: string, host: string): boolean {
  const data = SITE_OF_DATA.exec(pathname);
  if (!data) return false;
  const { platformHost } = env;
  if (!platformHost) return data[1] === ONE_STORE;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return [platformHost, `www.${platformHost}`].includes(name)
    ? data[1] === undefined
    : [name, name + STAYING].includes(data[1] ?? '');
}

/**
 * Refuses what no page of ours asks for before Next looks it up, fetches it or draws it. Next's own `remotePatterns` say
 * nothing of fragments, of names before the host and of letters written as their codes, each of which makes a picture new.
 */
function picture(search: string): NextResponse {
  if (isPublishedQuery(search, objectsUrl())) return NextResponse.next();
  return new NextResponse('No such picture', { status: 400, headers: { 'Cache-Control': 'no-store' } });
}

/** The page for wrong addresses in the path's language; for Next's router, which asks for its data, what Next itself answers. */
function notFound(pathname: string, url: string): NextResponse {
  if (pathname.startsWith(DATA)) return NextResponse.json({ notFound: true }, { status: 404 });
  const [, first] = pathname.split('/');
  const locale = isLocale(first) ? first : DEFAULT_LOCALE;
  return NextResponse.rewrite(new URL(`/${locale}/404`, url), { status: 404 });
}
