import createCache from '@emotion/cache';

/** One cache for all overlays and the admin. */
export const emotionCache = createCache({ key: 'css' });

// On the server `_document` collects the styles into the head; emotion must not put them between elements too.
if (typeof document === 'undefined') emotionCache.compat = true;
