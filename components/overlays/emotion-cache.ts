import createCache from '@emotion/cache';

/** One cache shared by all overlays and the admin. */
export const emotionCache = createCache({ key: 'css' });

// On the server `_document` puts the styles into the head; emotion must not repeat them between elements.
if (typeof document === 'undefined') emotionCache.compat = true;
