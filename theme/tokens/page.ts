/** The page's own background; the brand's colours are fitted to it in the browser, which needs no other token. */
export const PAGE = { light: '#FAF8F4', dark: '#161411' } as const;
