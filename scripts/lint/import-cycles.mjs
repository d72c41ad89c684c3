import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.cjs'];

/**
 * Finds import cycles, including those of types: each as its files in order.
 * @param {readonly string[]} files relative to the project's root, where `@/` begins
 * @param {(file: string) => string} [read]
 */
export function importCycles(files, read = (file) => fs.readFileSync(file, 'utf8')) {
  const known = new Set(files);
  const importsOf = (file) =>
    ts.preProcessFile(read(file), true, true).importedFiles.flatMap(({ fileName }) => {
      if (!/^(?:@\/|\.)/.test(fileName)) return [];
      const target = fileName.startsWith('@/')
        ? fileName.slice(2)
        : path.posix.join(path.posix.dirname(file), fileName);
      return ENDINGS.map((ending) => target + ending).filter((one) => known.has(one));
    });
  const cycles = [];
  const done = new Set();
  const visit = (file, trail) => {
    const at = trail.indexOf(file);
    if (at >= 0) cycles.push([...trail.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of importsOf(file)) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return cycles;
}
