import { useEffect, useState } from 'react';
import { loadPlaces } from '@/lib/domain/address/places/load-places';
import type { CountryPlaces } from '@/lib/domain/address/places/place';

/** The list of a country's places; null until it is loaded, and for a country without one. */
export function usePlaces(country: string) {
  const [loaded, setLoaded] = useState<CountryPlaces | null>(null);
  const [failed, setFailed] = useState('');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isStale = false;
    loadPlaces(country).then(
      (places) => !isStale && setLoaded(places),
      () => !isStale && setFailed(country),
    );
    return () => {
      isStale = true;
    };
  }, [country, tries]);

  return {
    places: loaded?.country === country ? loaded : null,
    hasFailed: failed === country && country !== '' && loaded?.country !== country,
    retry: () => {
      setFailed('');
      setTries(tries + 1);
    },
  };
}
