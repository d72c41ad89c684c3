import { storedValue } from '@/lib/hooks/stored-value';

const KEY = 'color-mode';

type ColorMode = 'light' | 'dark';

/** This browser's choice, the same in every tab. */
const colorMode = storedValue<ColorMode>(
  KEY,
  (stored) => (stored === 'dark' ? 'dark' : 'light'),
  (mode) => mode,
);

/** How the server's page begins. */
export const LIGHT = { className: 'light', style: { colorScheme: 'light' } } as const;

/**
 * Runs while the page is being read, before anything is painted; says the same as `show`. It goes by a cookie, since to open
 * the local storage would keep a phone's first paint waiting.
 */
export const COLOR_MODE_SCRIPT = `try{if(/\\b${KEY}=dark/.test(document.cookie)){let r=document.documentElement;r.className='dark';r.style.colorScheme='dark'}}catch{}`;

export const toggleColorMode = () => colorMode.update((mode) => (mode === 'dark' ? 'light' : 'dark'));

/** Follows the choice until the returned function is called. */
export function followColorMode() {
  const follow = () => show(colorMode.get());
  follow();
  return colorMode.subscribe(follow);
}

function show(mode: ColorMode): void {
  const { classList, style } = document.documentElement;
  // What the next page's script will find.
  if (!classList.contains(mode)) document.cookie = `${KEY}=${mode}; path=/; max-age=31536000; samesite=lax`;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}
