/** SPEC.md's default colours; the theme is designed for them. */
export const DEFAULT_PRIMARY_COLOR = '#242F51';
export const DEFAULT_SECONDARY_COLOR = '#384878';
