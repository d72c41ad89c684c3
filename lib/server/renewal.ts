/**
 * A page is made anew as soon as a save, a review or a sold out board changes what it shows. Besides, it is by time, behind the answer
 * that shows it: for what nobody tells of, as in which order boards sell and what a product's page shows of others. The visits of a
 * quiet store pay for that: a product's page is 15 reads, a list 75.
 */
export const RENEWED_AFTER_SECONDS = { list: 24 * 60 * 60, product: 60 * 60 } as const;
