import { escapeMarkup } from '@/lib/domain/escape-markup';
import { millimetres, rectangle } from './path-data';
import type { RectMm, Scene, SceneItem, ScenePicture } from './scene';

/**
 * The visible board: trimmed and framed. Its bytes are hashed, so they depend only on the scene. Pictures are
 * referenced, not embedded: `href="picture:PATH"`, which `withPictures` replaces.
 */
export function toSvg(scene: Scene): string {
  const { widthMm: width, heightMm: height, frame } = scene;
  const around = frame.widthMm;
  const outer = rectangle(-around, -around, width + 2 * around, height + 2 * around);
  return document(
    { x: -around, y: -around, width: width + 2 * around, height: height + 2 * around },
    (around > 0 ? filled(outer, frame.color) : '') +
      // A nested svg clips whatever exceeds the trim, without an id that could repeat on the page.
      `<svg x="0" y="0" width="${millimetres(width)}" height="${millimetres(height)}" overflow="hidden">` +
      `${filled(rectangle(0, 0, width, height), scene.background)}${body(scene)}</svg>`,
  );
}

const PICTURE = /href="picture:([^"]*)"/g;

/** Replaces each picture reference by the data URL that `hrefOf` returns for its path. */
export const withPictures = (svg: string, hrefOf: (path: string) => string): string =>
  svg.replace(PICTURE, (_, path: string) => `href="${escapeMarkup(hrefOf(unescaped(path)))}"`);

const unescaped = (path: string) => decodeURIComponent(path);

const document = ({ x, y, width, height }: RectMm, content: string): string => {
  const [mmX, mmY, mmWidth, mmHeight] = [x, y, width, height].map(millimetres);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${mmWidth}mm" height="${mmHeight}mm" viewBox="${mmX} ${mmY} ${mmWidth} ${mmHeight}">${content}</svg>`;
};

const body = ({ items }: Scene): string => items.map(itemSvg).join('');

function itemSvg(item: SceneItem): string {
  if (item.kind === 'path') return item.d === '' ? '' : filled(item.d, item.color);
  return pictureSvg(item, `picture:${encodeURIComponent(item.picture.path)}`);
}

/** A picture clipped to its shape; `href` must need no escaping. */
export function pictureSvg({ clip, placed }: Pick<ScenePicture, 'clip' | 'placed'>, href: string): string {
  const { x, y, width, height } = placed;
  const [mmX, mmY, mmWidth, mmHeight] = [x, y, width, height].map(millimetres);
  const id = clipId(clip);
  return (
    clipPath(id, clip) +
    `<g clip-path="url(#${id})"><image x="${mmX}" y="${mmY}" width="${mmWidth}" height="${mmHeight}" preserveAspectRatio="none" href="${href}"/></g>`
  );
}

const filled = (d: string, color: string): string => `<path d="${d}" fill="${escapeMarkup(color)}"/>`;

/** Derived from the shape: equal ids on a page mean equal shapes. */
const clipId = (d: string): string => `clip${d.replace(/[^\d.-]+/g, '_')}`;

const clipPath = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
