/** SPEC.md 1: the title of a tab and a shared link. */
export const pageTitle = (product: string, page: string): string => `${product} | ${page}`;
