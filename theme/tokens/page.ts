/** The page's background. Browsers fit a store's brand colours to it, and need no other token for that. */
export const PAGE = { light: '#FAF8F4', dark: '#161411' } as const;
