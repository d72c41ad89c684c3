import { layoutBoard } from '@/lib/domain/studio/board/layout-board';
import { toSvg } from '@/lib/domain/studio/board/to-svg';
import { designHash } from '@/lib/domain/studio/design/design-hash';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import type { FaceFile } from '@/lib/domain/studio/text/faces';
import { filesOfDesign } from '@/lib/domain/studio/text/files-of-design';
import { createHarfBuzzShaper } from '@/lib/domain/studio/text/harfbuzz-shaper';
import type { StudioAnswer, StudioRequest } from './studio-messages';

/**
 * The studio's worker: bundled by scripts/build/studio.mjs into `public/studio`, beside its fonts and HarfBuzz's WebAssembly,
 * which its own response may run (lib/server/security-headers.js).
 */
const scope = self as unknown as {
  addEventListener(type: 'message', listener: (event: MessageEvent<StudioRequest>) => void): void;
  postMessage(answer: StudioAnswer, transfer: Transferable[]): void;
};

/** HarfBuzz loads its WebAssembly during import; a static import would lose messages meanwhile. */
const engine = import('harfbuzzjs').then(createHarfBuzzShaper);
// Each request awaits it and reports a failure; this handler only prevents an unhandled rejection.
engine.catch(() => undefined);
const loading = new Map<FaceFile, Promise<void>>();

type Whole = StudioRequest & { readonly template: StudioTemplate };
let newest: Whole | null = null;
let known: StudioTemplate | null = null;
let isBusy = false;

scope.addEventListener('message', ({ data }) => {
  known = data.template ?? known;
  newest = known && { ...data, template: known };
  if (!isBusy) void work();
});

/** Draws the newest request until no newer one has arrived. */
async function work() {
  isBusy = true;
  for (let request = take(); request; request = take()) await answer(request);
  isBusy = false;
}

function take(): Whole | null {
  const request = newest;
  newest = null;
  return request;
}

async function answer({ id, template, input }: Whole) {
  try {
    await Promise.all(filesOfDesign(template, input).map(load));
    if (newest) return;
    const layout = layoutBoard(template, input, await engine);
    const scene = layout.ok ? layout.value : layout.scene;
    const svg = toSvg(scene);
    const hash = await designHash(svg);
    const { buffer } = new TextEncoder().encode(svg);
    const problems = layout.ok ? [] : layout.problems;
    scope.postMessage({ id, ok: true, svg: buffer, hash, problems, warnings: scene.warnings }, [buffer]);
  } catch {
    scope.postMessage({ id, ok: false }, []);
  }
}

function load(file: FaceFile): Promise<void> {
  const started = loading.get(file) ?? fetchFont(file);
  loading.set(file, started);
  // The next request retries.
  started.catch(() => loading.delete(file));
  return started;
}

async function fetchFont(file: FaceFile) {
  const response = await fetch(new URL(`faces/${file}.ttf`, import.meta.url));
  if (!response.ok) throw new Error(`The font ${file} did not load: ${response.status}`);
  (await engine).add(file, await response.arrayBuffer());
}
