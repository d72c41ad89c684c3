import { storedValue } from '@/lib/hooks/stored-value';

const KEY = 'color-mode';

type ColorMode = 'light' | 'dark';

/** This browser's choice, the same in every tab. */
const colorMode = storedValue<ColorMode>(
  KEY,
  (stored) => (stored === 'dark' ? 'dark' : 'light'),
  (mode) => mode,
);

/** Runs while the page is being read, before anything is painted; says the same as `show`. */
export const COLOR_MODE_SCRIPT = `try{var m=localStorage.getItem('${KEY}')==='dark'?'dark':'light'}catch(e){m='light'}var r=document.documentElement;r.classList.add(m);r.style.colorScheme=m`;

export const toggleColorMode = () => colorMode.update((mode) => (mode === 'dark' ? 'light' : 'dark'));

/** Follows the choice until the returned function is called. */
export const followColorMode = () => colorMode.subscribe(() => show(colorMode.get()));

function show(mode: ColorMode): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}
