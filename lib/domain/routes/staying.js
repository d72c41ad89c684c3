// @ts-check

/** With it in the query a page stays on the host where it was asked for, as in the admin's previews: `/products?stay=1`. */
const STAY = 'stay';

/** Ends the site of such a page; no host ends so. */
const STAYING = '~';

module.exports = { STAY, STAYING };
