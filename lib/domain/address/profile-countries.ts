/** Countries whose addresses have a profile and a list of places; all others use the general form with their name. */
export const PROFILE_COUNTRIES = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO'] as const;
