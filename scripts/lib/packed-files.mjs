import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const PACKED = /\.(?:js|css)$/;

/** Writes each script and style sheet of a build as brotli and gzip too, as small as they can: `lib/server/static-files` sends them. */
export async function packStaticFiles(distDir) {
  const folder = path.join(distDir, 'static');
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => PACKED.test(name)).map((name) => pack(path.join(folder, name))));
}

async function pack(file) {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}
