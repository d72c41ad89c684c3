import { storedValue } from '@/lib/browser/stored-value';
import { COLOR_MODE_KEY } from '@/lib/inline-scripts';

type ColorMode = 'light' | 'dark';

/** This browser's choice, the same in every tab. */
const colorMode = storedValue<ColorMode>(
  COLOR_MODE_KEY,
  (stored) => (stored === 'dark' ? 'dark' : 'light'),
  (mode) => mode,
);

export const toggleColorMode = () => colorMode.update((mode) => (mode === 'dark' ? 'light' : 'dark'));

/** Applies the stored colour mode, and changes of it, until the returned function is called. */
export function syncColorMode() {
  const follow = () => show(colorMode.get());
  follow();
  return colorMode.subscribe(follow);
}

/** Does the same as `COLOR_MODE_SCRIPT` before the first paint. */
function show(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
}
