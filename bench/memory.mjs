import { spawnSync } from 'node:child_process';
import { measureLoad } from './load.mjs';

/** The site's memory (MiB) before and after `memoryMinutes` of load on all pages in turn, and its peak; null without load. */
export async function measureMemory(pid, urls, { memoryMinutes = 0 }) {
  if (!memoryMinutes) return null;
  console.log(`Loading the pages for ${memoryMinutes} minutes`);
  const seconds = (memoryMinutes * 60) / urls.length;
  const samples = [residentMiB(pid)];
  for (const url of urls) {
    await measureLoad(url, { seconds });
    samples.push(residentMiB(pid));
  }
  return { minutes: memoryMinutes, before: samples[0], most: Math.max(...samples), after: samples.at(-1) };
}

function residentMiB(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(stdout) / 1024);
}
