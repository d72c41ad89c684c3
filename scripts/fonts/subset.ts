import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CodeRange } from '@/theme/faces';

/** `hb-subset.h`: the sets and the flag asked of the engine. */
const LAYOUT_FEATURES = 6;
const NO_HINTING = 1;
const WRITABLE = 2;

/** What scripts are joined, kerned and marked with, and figures of one width; no small capitals, no fractions. */
const FEATURES = 'ccmp locl isol init medi fina rlig liga calt curs kern mark mkmk tnum lnum'.split(' ');

interface Engine {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_get_flags(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** HarfBuzz's subsetter; one engine lives as long as one font, so nothing is ever freed in it. */
async function openEngine(): Promise<Engine> {
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const wasm = await readFile(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  const engine = instance.exports as unknown as Engine;
  engine._initialize();
  return engine;
}

/** The font with the glyphs of `ranges` and all that their shaping needs, without hints; throws if it cannot. */
export async function subsetFont(sfnt: Buffer, ranges: readonly CodeRange[]): Promise<Buffer> {
  const engine = await openEngine();
  const start = engine.malloc(sfnt.length);
  new Uint8Array(engine.memory.buffer).set(sfnt, start);
  const face = engine.hb_face_create(engine.hb_blob_create(start, sfnt.length, WRITABLE, 0, 0), 0);
  const input = engine.hb_subset_input_create_or_fail();
  const features = engine.hb_subset_input_set(input, LAYOUT_FEATURES);
  engine.hb_set_clear(features);
  for (const tag of FEATURES) engine.hb_set_add(features, Buffer.from(tag, 'latin1').readUInt32BE());
  engine.hb_subset_input_set_flags(input, engine.hb_subset_input_get_flags(input) | NO_HINTING);
  const wanted = engine.hb_subset_input_unicode_set(input);
  for (const [first, last] of ranges)
    for (let code = first; code <= last; code += 1) engine.hb_set_add(wanted, code);
  const subset = engine.hb_subset_or_fail(face, input);
  const blob = subset && engine.hb_face_reference_blob(subset);
  const length = blob && engine.hb_blob_get_length(blob);
  if (!length) throw new Error('HarfBuzz could not make a subset of the font.');
  const data = engine.hb_blob_get_data(blob, 0);
  return Buffer.from(engine.memory.buffer.slice(data, data + length));
}
