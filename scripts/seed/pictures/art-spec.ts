import type { PaletteName } from './palettes';
import type { Face } from './type';

interface Painted {
  readonly palette: PaletteName;
}

/** What a board shows; `draw.ts` turns each kind into SVG. Plain data, so that seeds can be compared. */
export type ArtSpec = Painted &
  (
    | {
        readonly kind: 'quote';
        readonly face: Face;
        readonly lines: readonly string[];
        readonly caption: string;
        readonly layout: 'sun' | 'rule' | 'stack' | 'arch' | 'full';
      }
    | {
        readonly kind: 'stars';
        readonly tiling: 'hexagons' | 'octagons' | 'dodecagons';
        readonly angle: number;
        readonly cell: number;
      }
    | { readonly kind: 'bauhaus'; readonly columns: number }
    | { readonly kind: 'arcs'; readonly layout: 'fans' | 'nested' | 'waves' }
    | { readonly kind: 'branch'; readonly plant: 'olive' | 'eucalyptus' | 'fern' | 'palm' | 'fig' }
    | { readonly kind: 'bouquet'; readonly flower: 'poppy' | 'daisy' | 'jasmine' | 'tulip' | 'lavender' }
    | { readonly kind: 'landscape'; readonly scene: 'dunes' | 'sea' | 'mountains' | 'oasis' | 'moonrise' }
    | {
        readonly kind: 'line';
        readonly subject: 'vase' | 'arches' | 'contours' | 'pebbles' | 'coffee' | 'moons';
      }
    | { readonly kind: 'letter'; readonly glyph: string; readonly word: string; readonly face: Face }
    | { readonly kind: 'alphabet'; readonly script: 'latin' | 'arabic' }
    | { readonly kind: 'animal'; readonly animal: 'whale' | 'fox' | 'owl' | 'rabbit' }
    | { readonly kind: 'playground'; readonly scene: 'planets' | 'rainbow' }
  );
export type ArtOf<K extends ArtSpec['kind']> = Extract<ArtSpec, { kind: K }>;
