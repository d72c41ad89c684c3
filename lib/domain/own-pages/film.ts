/** A video on one of the two supported sites. */
export interface Film {
  readonly site: 'youtube' | 'vimeo';
  readonly id: string;
}

const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{4,12}$/;

/** The video at a URL as people copy it from the site or app; null for any other URL. */
export function filmAt(address: string): Film | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:') return null;
  const host = hostname.replace(/^(?:www|m)\./, '');
  const parts = pathname.split('/').filter(Boolean);
  const last = parts.at(-1) ?? '';
  if (host === 'youtu.be') return youtube(last);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(parts[0] === 'watch' ? (searchParams.get('v') ?? '') : last);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = parts.find((part) => VIMEO_ID.test(part));
    return id ? { site: 'vimeo', id } : null;
  }
  return null;
}

const youtube = (id: string): Film | null => (YOUTUBE_ID.test(id) ? { site: 'youtube', id } : null);

/** The URL of its player, which sets no cookies before playback. */
export const playerOf = ({ site, id }: Film): string =>
  site === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
