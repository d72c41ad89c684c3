export const PRODUCT_PAGE_SIZE = 24;

/** The most documents that firestore.rules allow per list read. */
export const LONGEST_LIST = 100;
