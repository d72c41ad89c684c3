import sharp, { type Sharp } from 'sharp';
import type { FrameColor } from '../data/design';
import { grain } from './grain';
import { HUNG, drawFrame, drawGlass } from './frame';
import type { Room } from './furniture';
import { drawRoom } from './room';
import { HEIGHT, WIDTH, document } from './svg';

export const SMALL_WIDTH = 600;

/** One finished picture in both sizes, as WebP. */
export interface Rendition {
  readonly master: Buffer;
  readonly small: Buffer;
}

/** Raw pixels between two steps, which saves encoding and decoding each time. */
interface Bitmap {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const WEBP = { quality: 80, effort: 2 } as const;

const open = ({ data, width, height }: Bitmap) => sharp(data, { raw: { width, height, channels: 3 } });

async function bitmap(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Rasterises an opaque document and adds the paper's grain. */
async function printed(svg: string, width: number, height: number): Promise<Bitmap> {
  const flat = await bitmap(sharp(Buffer.from(svg)));
  const noise = grain(width, height);
  const { data } = flat;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const light = noise[pixel] ?? 0;
    const start = pixel * 3;
    for (let i = start; i < start + 3; i += 1) data[i] = Math.min(255, Math.max(0, (data[i] ?? 0) + light));
  }
  return flat;
}

async function encode(image: Bitmap): Promise<Rendition> {
  const [master, small] = await Promise.all([
    open(image).webp(WEBP).toBuffer(),
    open(image).resize(SMALL_WIDTH).webp(WEBP).toBuffer(),
  ]);
  return { master, small };
}

/** A picture without a wall or frame: hero, categories, brands. */
export async function renderFlat(
  svg: string,
  width: number = WIDTH,
  height: number = HEIGHT,
): Promise<Rendition> {
  return encode(await printed(svg, width, height));
}

/** Draws each room and each frame once, because blurred light and shadow take most of the time. */
export class Studio {
  readonly #rooms = new Map<Room, Promise<Bitmap>>();
  readonly #frames = new Map<FrameColor, Promise<Buffer>>();
  readonly #glass = sharp(Buffer.from(document(drawGlass())))
    .png()
    .toBuffer();

  #room(room: Room): Promise<Bitmap> {
    const drawn = this.#rooms.get(room) ?? printed(document(drawRoom(room)), WIDTH, HEIGHT);
    this.#rooms.set(room, drawn);
    return drawn;
  }

  #frame(frame: FrameColor): Promise<Buffer> {
    const drawn =
      this.#frames.get(frame) ??
      sharp(Buffer.from(document(drawFrame(frame))))
        .png({ compressionLevel: 1 })
        .toBuffer();
    this.#frames.set(frame, drawn);
    return drawn;
  }

  /** The board alone, then in each of its frames on the wall of `room`. */
  async photograph(svg: string, room: Room, frames: readonly FrameColor[]): Promise<Rendition[]> {
    const board = await printed(svg, WIDTH, HEIGHT);
    const hung = await bitmap(open(board).resize(HUNG.width, HUNG.height));
    const raw = { width: hung.width, height: hung.height, channels: 3 } as const;
    const scene = async (frame: FrameColor) =>
      bitmap(
        open(await this.#room(room)).composite([
          { input: await this.#frame(frame) },
          { input: hung.data, raw, left: HUNG.x, top: HUNG.y },
          { input: await this.#glass },
        ]),
      );
    return Promise.all([board, ...frames.map(scene)].map(async (picture) => encode(await picture)));
  }
}
