import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import * as faith from './faith-and-feasts';
import * as families from './families';
import * as places from './quotes-and-places';
import * as weddings from './weddings-and-births';

/** The built-in templates, by name. */
export const STUDIO_LIBRARY: Readonly<Record<string, StudioTemplate>> = {
  'wedding-arch': weddings.weddingArch,
  'wedding-olive': weddings.weddingOlive,
  'wedding-laurel': weddings.weddingLaurel,
  'birth-moon': weddings.birthMoon,
  'birth-sun': weddings.birthSun,
  'family-name': families.familyName,
  'family-border': families.familyBorder,
  'family-skyline': families.familySkyline,
  'family-photo': families.familyPhoto,
  'graduation-laurel': families.graduationLaurel,
  'graduation-photo': families.graduationPhoto,
  'ramadan-lantern': faith.ramadanLantern,
  'ramadan-night': faith.ramadanNight,
  'eid-star': faith.eidStar,
  'eid-lattice': faith.eidLattice,
  'blessing-mihrab': faith.blessingMihrab,
  'blessing-home': faith.blessingHome,
  'prayer-corner': faith.prayerCorner,
  gratitude: faith.gratitude,
  'quote-rule': places.quoteRule,
  'quote-stack': places.quoteStack,
  'quote-sea': places.quoteSea,
  'city-line': places.cityLine,
  'where-it-began': places.whereItBegan,
};
