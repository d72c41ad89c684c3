import { NextResponse, type NextRequest } from 'next/server';
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale';
import { isPublishedQuery } from '@/lib/domain/pictures/published';
import { isDecodable } from '@/lib/domain/routes/decodable';
import { isAdminPath } from '@/lib/paths';
import { objectsUrl } from '@/lib/pictures/image-url';

/**
 * Pictures, and paths that are no UTF-8: the pattern is every path but those of letters, of ASCII's codes and of well-formed
 * sequences of two, three and four bytes. Next reads it while it builds, so it is one literal. Pages, data and files never come
 * through here.
 */
export const config = {
  matcher: [
    { source: '/_next/image', locale: false },
    {
      source:
        '/((?!_next/|(?:[^%]|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee](?:0%[ABab]|[Dd]%[89]|[1-9A-CE-Fa-ce-f]%[89ABab])[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff](?:0%[9ABab]|[1-3]%[89ABab]|4%8)[0-9A-Fa-f](?:%[89ABab][0-9A-Fa-f]){2})*$).*)',
      locale: false,
    },
  ],
};

const IMAGE = '/_next/image';
const DATA = '/_next/';

/** Answers what Next would answer otherwise than the shop: pictures that no page asks for, and addresses that nobody can read. */
export function proxy({ url }: NextRequest): NextResponse {
  const { pathname, search } = new URL(url);
  if (pathname === IMAGE) return picture(search);
  // Next asks the pattern once more with the path decoded: `/products/50%25` is one that can be read.
  return isDecodable(pathname) ? NextResponse.next() : notFound(pathname, url);
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
  const page = isAdminPath(pathname) ? '/admin/not-found' : '/404';
  return NextResponse.rewrite(new URL(`/${isLocale(first) ? first : DEFAULT_LOCALE}${page}`, url), {
    status: 404,
  });
}
