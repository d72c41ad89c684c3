import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { StudioAnswer } from '@/lib/browser/studio/studio-messages';
import { layoutBoard } from '@/lib/domain/studio/board/layout-board';
import { toSvg } from '@/lib/domain/studio/board/to-svg';
import { designHash } from '@/lib/domain/studio/design/design-hash';
import { refreshParts } from '@/scripts/build/parts.mjs';
import { ensureChromium } from '@/scripts/lib/chromium.mjs';
import { inputOf, studioStringsInFaces, newShaper } from '@/tests/fixtures/studio/draw-studio-strings';
import { ONE_FIELD } from '@/tests/fixtures/studio/studio-template';
import type { Proof, ProofContext } from './support/proof';

export const name = "boards of the browser's worker against the server's, byte for byte";
/** Texts in a face each. */
export const sizes: Proof['sizes'] = { gate: 60, full: 2000 };

// CommonJS, as next.config.js reads it.
const { STUDIO_WORKER } = createRequire(path.resolve('package.json'))('./lib/server/security-headers') as {
  STUDIO_WORKER: string;
};

const SITE = 'http://localhost:1';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
};

/** Under the policy that the site sends, the worker gives the hash that a function finds. */
export async function run(size: number, { say }: ProofContext): Promise<string> {
  await refreshParts(['studio']);
  const shaper = await newShaper();
  const all = studioStringsInFaces();
  const step = Math.max(1, Math.floor(all.length / size));
  const chosen = all.filter((_, at) => at % step === 0);
  const browser = await chromium.launch({
    executablePath: ensureChromium(process.cwd()),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await serveStudio(page);
    const times: number[] = [];
    for (const { text, face, latin } of chosen) {
      const input = inputOf(text, face, latin);
      const layout = layoutBoard(ONE_FIELD, input, shaper);
      const hash = await designHash(toSvg(layout.ok ? layout.value : layout.scene));
      const drawn = await page.evaluate(([template, input]) => window.draw({ template, input }), [
        ONE_FIELD,
        input,
      ] as const);
      assert.ok(drawn.answer.ok, `The worker failed at ${face}: ${text}`);
      assert.equal(drawn.answer.hash, hash, `${face}: ${text}`);
      assert.deepEqual(drawn.answer.problems, layout.ok ? [] : layout.problems);
      times.push(drawn.ms);
    }
    times.sort((a, b) => a - b);
    say(
      `median ${times[times.length >> 1]?.toFixed(1)} ms, 95th percentile ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
    );
    return `${chosen.length} boards have the same hash in Chromium's worker and in Node`;
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    draw(request: { template: unknown; input: unknown }): Promise<{ answer: StudioAnswer; ms: number }>;
  }
}

async function serveStudio(page: Page) {
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: '<!doctype html>', contentType: 'text/html' });
    return route.fulfill({
      body: await fs.readFile(path.join('public', pathname)),
      contentType: TYPES[path.extname(pathname)] ?? '',
      headers: { 'Content-Security-Policy': STUDIO_WORKER },
    });
  });
  await page.goto(SITE);
  await page.evaluate(() => {
    const worker = new Worker('/studio/studio-worker.js', { type: 'module' });
    let id = 0;
    window.draw = (request) => {
      const started = performance.now();
      id += 1;
      worker.postMessage({ id, ...request });
      return new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<StudioAnswer>) =>
          resolve({
            answer: data.ok ? { ...data, svg: new ArrayBuffer(0) } : data,
            ms: performance.now() - started,
          });
      });
    };
  });
}
