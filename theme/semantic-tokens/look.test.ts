import {
  CORNERS,
  DEFAULT_LOOK,
  DENSITIES,
  FONT_PAIRS,
  LOOK_SIZES,
  type Look,
} from '@/lib/domain/store/look/look';
import { lookWords } from '@/lib/domain/store/look/look-words';
import { lookConditions } from './look';

const CHOICES = {
  fonts: FONT_PAIRS,
  corners: CORNERS,
  density: DENSITIES,
  logoSize: LOOK_SIZES,
  iconSize: LOOK_SIZES,
};

test('the theme has a condition for every choice of the tokens that is no default, and for none else', () => {
  const words = Object.entries(CHOICES).flatMap(([field, choices]) =>
    choices
      .filter((choice) => choice !== DEFAULT_LOOK[field as keyof Look])
      .map((choice) => lookWords({ [field]: choice } as unknown as Look)),
  );
  const named = Object.values(lookConditions).map((one) => /~=([\w-]+)\]/.exec(one)?.[1]);
  expect([...new Set(named)].sort()).toEqual(words.sort());
});
