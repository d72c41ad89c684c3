import type { FrameColor } from '../data/design';
import { fill, mix, rect, verticalGradient } from './svg';

/** Where the board hangs, in pixels of the master; 4 : 5, as the board itself. */
export const HUNG = { x: 344, y: 130, width: 512, height: 640 } as const;

const FRAMES: Record<FrameColor, readonly [light: string, dark: string]> = {
  black: ['#3a3836', '#161514'],
  oak: ['#d9b584', '#b68c58'],
  white: ['#fdfcf9', '#d8d4cc'],
  walnut: ['#7b5237', '#4d311f'],
};
export const FRAME_SWATCH: Record<FrameColor, string> = {
  black: '#1f1e1c',
  oak: '#c89f6b',
  white: '#f4f1ea',
  walnut: '#63412b',
};

export const blur = (id: string, amount: number) =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;

/** The shadow on the wall, the frame and the passe-partout; the picture itself goes inside `HUNG`. */
export function drawFrame(frame: FrameColor): string {
  const [light, dark] = FRAMES[frame];
  const { x, y, width: w, height: h } = HUNG;
  const f = 22;
  const side = (d: string, color: string) => fill(d, color);
  return (
    `<defs>${blur('wide', 24)}${blur('tight', 7)}</defs>` +
    rect(x - f + 26, y - f + 44, w + 2 * f, h + 2 * f, '#2b2018', 'opacity=".34" filter="url(#wide)"') +
    rect(x - f + 6, y - f + 10, w + 2 * f, h + 2 * f, '#2b2018', 'opacity=".38" filter="url(#tight)"') +
    side(`M${x - f} ${y - f}H${x + w + f}L${x + w} ${y}H${x}Z`, light) +
    side(`M${x - f} ${y - f}L${x} ${y}V${y + h}L${x - f} ${y + h + f}Z`, mix(light, dark, 0.35)) +
    side(`M${x + w + f} ${y - f}L${x + w} ${y}V${y + h}L${x + w + f} ${y + h + f}Z`, mix(light, dark, 0.72)) +
    side(`M${x - f} ${y + h + f}L${x} ${y + h}H${x + w}L${x + w + f} ${y + h + f}Z`, dark)
  );
}

/** What lies over the picture: the frame's inner shadow and the glass. */
export function drawGlass(): string {
  const { x, y, width: w, height: h } = HUNG;
  return (
    `<defs><linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".42" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `${verticalGradient('lip', [
      [0, '#000', 0.34],
      [1, '#000', 0],
    ])}</defs>` +
    rect(x, y, w, h, 'url(#glass)') +
    rect(x, y, w, 16, 'url(#lip)') +
    rect(x, y, 5, h, '#000', 'opacity=".16"')
  );
}
