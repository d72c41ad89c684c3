import assert from 'node:assert/strict';
import { LOCALES, localPath } from '@/lib/domain/locale';
import { pause } from '../killed-firebase';
import type { Expected } from './changes';

const ASK_AGAIN_MS = 25;
const LATEST_MS = 20_000;

const isAs = async (url: string, { status, text }: Expected): Promise<boolean> => {
  const answer = await fetch(url, { redirect: 'manual' });
  const html = await answer.text();
  return answer.status === status && html.includes(text);
};

/** Milliseconds until every server shows all of it in every language. */
export async function untilRight(origins: readonly string[], expected: readonly Expected[]): Promise<number> {
  const began = performance.now();
  const pages = origins.flatMap((origin) =>
    expected.flatMap((one) => LOCALES.map((locale) => [origin + localPath(one.path, locale), one] as const)),
  );
  const late = await Promise.all(
    pages.map(async ([url, one]) => {
      while (!(await isAs(url, one))) {
        if (performance.now() - began > LATEST_MS) return `${url} is not ${one.status} with ${one.text}`;
        await pause(ASK_AGAIN_MS);
      }
      return null;
    }),
  );
  assert.deepEqual(
    late.filter((line) => line !== null),
    [],
  );
  return performance.now() - began;
}

/** Loads the pages everywhere, so that each server holds them as they were. */
export async function warm(origins: readonly string[], paths: readonly string[]): Promise<void> {
  const urls = origins.flatMap((origin) =>
    paths.flatMap((path) => LOCALES.map((locale) => origin + localPath(path, locale))),
  );
  for (const url of urls) await (await fetch(url)).arrayBuffer();
}

/** Addresses of the files of the build that a page names. */
export const builtFiles = (html: string): string[] => [
  ...new Set(html.match(/\/_next\/static\/[^"'\\ )]+?\.(?:js|css|woff2)/g) ?? []),
];

/** The time that 95 of a hundred stay below. */
export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0);
}
