/** SPEC.md's colours of a store that has chosen none; the theme is drawn in them. */
export const DEFAULT_PRIMARY_COLOR = '#242F51';
export const DEFAULT_SECONDARY_COLOR = '#384878';
