import { NextResponse, type NextRequest } from 'next/server';
import { isPublishedQuery } from '@/lib/domain/pictures/published';
import { objectsUrl } from '@/lib/pictures/image-url';

/** `/_next/image` alone: pages, data and files never come through here. */
export const config = { matcher: [{ source: '/_next/image', locale: false }] };

/**
 * Refuses what no page of ours asks for before Next looks it up, fetches it or draws it. Next's own `remotePatterns` say
 * nothing of fragments, of names before the host and of letters written as their codes, each of which makes a picture new.
 */
export function proxy({ url }: NextRequest): NextResponse {
  if (isPublishedQuery(new URL(url).search, objectsUrl())) return NextResponse.next();
  return new NextResponse('No such picture', { status: 400, headers: { 'Cache-Control': 'no-store' } });
}
