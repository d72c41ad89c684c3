import type { RectMm } from '@/lib/domain/studio/board/scene';
import type { OrnamentId } from '@/lib/domain/studio/ornaments/ornaments';
import { arch, border, crescent, doubleRule, mihrab, rule, sun, wave } from './lines';
import { laurel, oliveBranch } from './plants';
import { skyline } from './skyline';
import { lantern, rosette, starEight, starLattice } from './stars';

/** Path data of a drawing in a box of this size, from its top left corner. */
type Drawing = (width: number, height: number) => string;

const DRAWINGS: Readonly<Record<OrnamentId, Drawing>> = {
  rule,
  'double-rule': doubleRule,
  border,
  arch,
  'star-eight': starEight,
  'star-lattice': starLattice,
  crescent,
  lantern,
  'olive-branch': oliveBranch,
  laurel,
  rosette,
  mihrab,
  skyline,
  sun,
  wave,
};

export const drawOrnament = (id: OrnamentId, { x, y, width, height }: RectMm): string =>
  movedBy(DRAWINGS[id](width, height), x, y);

/** Moves path data; the drawings only use the absolute commands M, L, C, H, V and Z. */
function movedBy(d: string, dx: number, dy: number): string {
  return d.replace(/([MLCHV])([^MLCHVZ]*)/g, (_, command: string, numbers: string) => {
    const moved = numbers
      .trim()
      .split(/\s+/)
      .map((text, at) => {
        const along = command === 'H' ? dx : command === 'V' ? dy : at % 2 === 0 ? dx : dy;
        return Math.round((Number(text) + along) * 1000) / 1000 || 0;
      });
    return command + moved.join(' ');
  });
}
