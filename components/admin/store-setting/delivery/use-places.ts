import { useEffect, useState } from 'react';
import { loadPlaces } from '@/lib/domain/address/places/load-places';
import type { CountryPlaces } from '@/lib/domain/address/places/place';

/** The regions and cities of a country once its list has arrived; null before, and for a country without one. */
export function usePlaces(country: string): CountryPlaces | null {
  const [places, setPlaces] = useState<CountryPlaces | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without its list every place can still be typed.
    void loadPlaces(country)
      .catch(() => null)
      .then((loaded) => {
        if (!isGone) setPlaces(loaded);
      });
    return () => {
      isGone = true;
    };
  }, [country]);
  return places?.country === country ? places : null;
}
