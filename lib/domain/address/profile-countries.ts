/** Countries with an address profile and a list of places; all others use the general form. */
export const PROFILE_COUNTRIES = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO'] as const;
