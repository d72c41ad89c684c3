import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';

/** Normalizes a city's name, so that hamza, accents and capitals make no difference. */
export const comparableCity = (city: string): string =>
  normalizeForSearch(city)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
