import { directionOf, localPath, textIn, type Locale } from '@/lib/domain/locale';
import type { StoreSetting } from './store-setting';

/** Home screens truncate longer names. */
const SHORT_NAME_MAX = 12;

/**
 * The shop's web app manifest in one language; https://www.w3.org/TR/appmanifest. `background`: the page's colour,
 * `#rrggbb`.
 */
export function appManifest(
  { name, primaryColor }: Pick<StoreSetting, 'name' | 'primaryColor'>,
  locale: Locale,
  background: string,
) {
  const store = textIn(name, locale);
  const start = localPath('/', locale);
  return {
    id: start,
    name: store,
    short_name: shortOf(store),
    lang: locale,
    dir: directionOf(locale),
    start_url: start,
    // Covers both languages, because shoppers may switch inside the app.
    scope: '/',
    display: 'standalone',
    theme_color: primaryColor,
    background_color: background,
    icons: [
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/app-icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** As many whole words as fit, but at least the first. */
function shortOf(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  const fitting = rest.reduce(
    (words, word) => {
      const longer = `${words.text} ${word}`;
      return words.isOver || longer.length > SHORT_NAME_MAX
        ? { ...words, isOver: true }
        : { text: longer, isOver: false };
    },
    { text: first, isOver: false },
  );
  return fitting.text;
}
