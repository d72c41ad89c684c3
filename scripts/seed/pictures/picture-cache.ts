import fs from 'node:fs/promises';
import path from 'node:path';
import type { Put } from './picture-store';

const FOLDER = path.join(__dirname, 'pictures');
/** Holds the hash of the bundle's inputs; scripts/build/rebuild-if-changed.mjs writes it. */
const MADE_FROM = path.join(__dirname, '.made-from');
/** A marker file, written when all pictures are there. */
const COMPLETE = 'complete';

/**
 * Caches the drawn pictures beside the bundle until it changes: drawing takes half a minute and always has the same result.
 * @param draw draws all pictures; called only when the cache is empty
 * @returns each picture's path in the bucket, and its file
 */
export async function pictureCache(
  draw: (put: Put) => Promise<void>,
): Promise<{ readonly name: string; readonly file: string }[]> {
  const madeFrom = await fs.readFile(MADE_FROM, 'utf8');
  const folder = path.join(FOLDER, madeFrom);
  if (!(await filesIn(folder)).includes(COMPLETE)) {
    await removeOthers(madeFrom);
    await draw((name, bytes) => save(path.join(folder, name), bytes));
    await save(path.join(folder, COMPLETE), Buffer.alloc(0));
  }
  const names = (await filesIn(folder)).filter((name) => name.endsWith('.webp'));
  return names.map((name) => ({ name, file: path.join(folder, name) }));
}

/** Paths of the files below the folder; none if it does not exist. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

async function removeOthers(madeFrom: string): Promise<void> {
  const names = await fs.readdir(FOLDER).catch(() => []);
  const others = names.filter((name) => name !== madeFrom);
  await Promise.all(others.map((name) => fs.rm(path.join(FOLDER, name), { recursive: true, force: true })));
}

/** Renames the file only when it is complete, because another seed may draw or read the same one. */
async function save(file: string, bytes: Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await fs.writeFile(unfinished, bytes);
  await fs.rename(unfinished, file);
}
