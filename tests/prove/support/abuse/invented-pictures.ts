import { isPublishedQuery } from '@/lib/domain/pictures/published';
import sizes from '@/lib/domain/pictures/sizes.json';
import type { Budget } from './budget';

const OBJECTS = 'https://firebasestorage.googleapis.com/v0/b/abuse/o/';
const MOST_WIDTH = 4000;
const SPELLINGS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `${address}&again`,
  (address) => `${address}#again`,
  (address) => address.replace('board', '%62oard'),
  (address) => address.replace('://', '://name@'),
];

/** Every width and quality, and spellings of one address: how many of these queries the site would draw. */
export function inventedPictures(): Budget {
  const picture = `${OBJECTS}stores%2Fabuse%2Fproducts%2Fboard%2Fa.webp?alt=media`;
  const drawn = new Set<string>();
  for (const spelt of SPELLINGS)
    for (let width = 1; width <= MOST_WIDTH; width += 1)
      for (const quality of [1, sizes.quality, 100]) {
        const search = `?url=${encodeURIComponent(spelt(picture))}&w=${width}&q=${quality}`;
        if (isPublishedQuery(search, OBJECTS)) drawn.add(search);
      }
  return {
    attack: `${SPELLINGS.length * MOST_WIDTH * 3} invented queries for one picture`,
    unit: 'pictures drawn, ever',
    budget: sizes.device.length + sizes.image.length,
    measured: drawn.size,
  };
}
