/** Stands for all pages when functions tell the site what to make anew. */
export const EVERY_PAGE = '*';
