import { parsePlaces, type CountryPlaces } from './place';

/** One list per country, a few kilobytes, loaded with the address form. */
const SOURCES: Readonly<Record<string, () => Promise<string>>> = {
  SA: async () => (await import('./saudi-arabia')).SAUDI_ARABIA,
  AE: async () => (await import('./emirates')).EMIRATES,
  KW: async () => (await import('./kuwait')).KUWAIT,
  QA: async () => (await import('./qatar')).QATAR,
  BH: async () => (await import('./bahrain')).BAHRAIN,
  OM: async () => (await import('./oman')).OMAN,
  EG: async () => (await import('./egypt')).EGYPT,
  JO: async () => (await import('./jordan')).JORDAN,
};

const loaded = new Map<string, Promise<CountryPlaces>>();

/**
 * Loads a country's list in the browser; null without a list. Rejects when the file fails to load; the next call
 * retries.
 */
export async function loadPlaces(country: string): Promise<CountryPlaces | null> {
  const load = SOURCES[country];
  if (!load) return null;
  const places = loaded.get(country) ?? load().then((source) => parsePlaces(country, source));
  loaded.set(country, places);
  return places.catch((failure: unknown) => {
    loaded.delete(country);
    throw failure;
  });
}
