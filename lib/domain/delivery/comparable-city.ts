import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';

/** One spelling of a city's name for all that people take for the same: hamza, accents and capitals make no difference. */
export const comparableCity = (city: string): string =>
  normalizeForSearch(city)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
