export const PRODUCT_PAGE_SIZE = 24;

/** The most documents that the rules let a list read at once. */
export const LONGEST_LIST = 100;
