import sharp from 'sharp';
import type { FrameColor } from '../data/design';
import { grain } from './grain';
import { HUNG, drawFrame, drawGlass, drawRoom, type Room } from './room';
import { HEIGHT, WIDTH, document } from './svg';

export const MASTER = { width: WIDTH, height: HEIGHT } as const;
export const SMALL_WIDTH = 600;

/** One finished picture in both sizes, as WebP. */
export interface Rendition {
  readonly master: Buffer;
  readonly small: Buffer;
}

const QUALITY = 82;

/** Rasterises and lays the paper's grain over it; `raw` spares a decode where the picture is used again. */
async function printed(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: await grain(width, height), blend: 'soft-light' }])
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function encode(image: Buffer): Promise<Rendition> {
  const [master, small] = await Promise.all([
    sharp(image).webp({ quality: QUALITY, effort: 3 }).toBuffer(),
    sharp(image).resize(SMALL_WIDTH).webp({ quality: QUALITY, effort: 3 }).toBuffer(),
  ]);
  return { master, small };
}

export async function renderFlat(
  svg: string,
  width: number = WIDTH,
  height: number = HEIGHT,
): Promise<Rendition> {
  return encode(await printed(svg, width, height));
}

/** Draws each room once and hangs boards in it. */
export class Studio {
  readonly #rooms = new Map<Room, Promise<Buffer>>();

  #room(room: Room): Promise<Buffer> {
    const built = this.#rooms.get(room) ?? printed(document(drawRoom(room)), WIDTH, HEIGHT);
    this.#rooms.set(room, built);
    return built;
  }

  /** The board alone, and the board framed on the wall of `room`. */
  async photograph(svg: string, room: Room, frame: FrameColor): Promise<readonly [Rendition, Rendition]> {
    const board = await printed(svg, WIDTH, HEIGHT);
    const hung = await sharp(board).resize(HUNG.width, HUNG.height).png({ compressionLevel: 1 }).toBuffer();
    const scene = await sharp(await this.#room(room))
      .composite([
        { input: Buffer.from(document(drawFrame(frame))) },
        { input: hung, left: HUNG.x, top: HUNG.y },
        { input: Buffer.from(document(drawGlass())) },
      ])
      .png({ compressionLevel: 1 })
      .toBuffer();
    return Promise.all([encode(board), encode(scene)]);
  }
}
