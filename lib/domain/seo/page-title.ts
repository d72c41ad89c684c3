/** SPEC.md 1: what a tab and a shared link are called. */
export const pageTitle = (product: string, page: string): string => `${product} | ${page}`;
