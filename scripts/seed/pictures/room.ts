import { blur } from './frame';
import { FURNITURE, type Room } from './furniture';
import { HEIGHT, WIDTH, fill, mix, rect, verticalGradient } from './svg';

const WALLS: Record<Room, string> = {
  sideboard: '#e6ddd0',
  armchair: '#cfd3c6',
  desk: '#e9e2d8',
  bench: '#d9c3b0',
  nursery: '#dfe6e6',
};

/** Wall, light and furniture; drawn once for each room. */
export function drawRoom(room: Room): string {
  const wall = WALLS[room];
  const floor = mix(wall, '#8a6a4c', 0.62);
  const window = [0, 1]
    .map((i) =>
      fill(
        `M${-60 + i * 420} -40L${300 + i * 420} -40L${820 + i * 420} 1300L${460 + i * 420} 1300Z`,
        '#fff6e2',
        'opacity=".42"',
      ),
    )
    .join('');
  return (
    `<defs>${verticalGradient('wall', [
      [0, mix(wall, '#ffffff', 0.2)],
      [1, mix(wall, '#5b4a3a', 0.12)],
    ])}${verticalGradient('floor', [
      [0, mix(floor, '#2a1c12', 0.22)],
      [1, floor],
    ])}${blur('soft', 26)}${blur('near', 12)}</defs>` +
    rect(0, 0, WIDTH, HEIGHT, 'url(#wall)') +
    `<g filter="url(#soft)">${window}</g>` +
    rect(0, 1300, WIDTH, 200, 'url(#floor)') +
    rect(0, 1268, WIDTH, 34, mix(wall, '#ffffff', 0.55)) +
    rect(0, 1300, WIDTH, 5, '#3b2a1d', 'opacity=".28"') +
    FURNITURE[room]()
  );
}
