import type { ArtSpec } from './art-spec';
import { drawBouquet } from './art/bouquet';
import { drawBranch } from './art/botanical';
import { drawArcs, drawBauhaus } from './art/geometric';
import { drawAnimal, drawPlayground } from './art/kids';
import { drawLandscape } from './art/landscape';
import { drawAlphabet, drawLetter } from './art/letters';
import { drawLine } from './art/line';
import { drawQuote } from './art/quote';
import { drawStars } from './art/stars';
import { PALETTES } from './palettes';
import { document } from './svg';
import type { Shape } from './type';

/** A board's picture as a whole SVG document; `seed` drives its random parts. */
export function draw(art: ArtSpec, seed: string, shape: Shape): string {
  return document(bodyOf(art, seed, shape));
}

function bodyOf(art: ArtSpec, seed: string, shape: Shape): string {
  const palette = PALETTES[art.palette];
  switch (art.kind) {
    case 'quote':
      return drawQuote(art, palette, shape);
    case 'stars':
      return drawStars(art, palette);
    case 'bauhaus':
      return drawBauhaus(art, palette, seed);
    case 'arcs':
      return drawArcs(art, palette, seed);
    case 'branch':
      return drawBranch(art, palette, seed);
    case 'bouquet':
      return drawBouquet(art, palette, seed);
    case 'landscape':
      return drawLandscape(art, palette, seed);
    case 'line':
      return drawLine(art, palette, seed);
    case 'letter':
      return drawLetter(art, palette, shape);
    case 'alphabet':
      return drawAlphabet(art, palette, shape);
    case 'animal':
      return drawAnimal(art, palette);
    case 'playground':
      return drawPlayground(art, palette, seed);
  }
}
