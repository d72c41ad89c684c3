import { useEffect } from 'react';
import { DEFAULT_LOOK, lookAttributes, type Look } from '@/lib/domain/store/look/look';

/** Changes the page's look when the setting changes while it is open; the server wrote the one that it was built with. */
export function useLook(look: Look): void {
  useEffect(() => {
    applyLook(look);
  }, [look]);
  // The admin has the default.
  useEffect(() => () => applyLook(DEFAULT_LOOK), []);
}

function applyLook(look: Look) {
  const { documentElement } = document;
  for (const [name, value] of lookAttributes(look))
    if (value) documentElement.setAttribute(name, value);
    else documentElement.removeAttribute(name);
}
