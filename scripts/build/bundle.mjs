import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../lib/root.mjs';

/**
 * Bundles one TypeScript entry for Node. Packages stay outside unless named in `include`, because they install
 * beside the bundle; the application's own code (`@/lib/domain`) goes in. `scriptsOutside` leaves `scripts/**.mjs` where
 * they are, for bundles of tests: they know files by their own place.
 */
export async function bundle(
  entry,
  outfile,
  { format = 'cjs', include = [], entryNames, scriptsOutside = false } = {},
) {
  await build({
    entryPoints: Array.isArray(entry) ? entry : [path.join(ROOT, entry)],
    ...(entryNames
      ? {
          outdir: path.join(ROOT, outfile),
          entryNames,
          outExtension: { '.js': format === 'esm' ? '.mjs' : '.js' },
        }
      : { outfile: path.join(ROOT, outfile) }),
    bundle: true,
    platform: 'node',
    target: 'node20.9',
    format,
    sourcemap: 'linked',
    logLevel: 'warning',
    alias: { '@': ROOT },
    plugins: [...(scriptsOutside ? [keepScriptsOutside] : []), keepPackagesOutside(include, format)],
  });
}

/** Bundles scripts for pages of the emulator's own, each into one file of its name in `outdir`. */
export async function bundleForBrowsers(entries, outdir) {
  await build({
    entryPoints: entries.map((entry) => path.join(ROOT, entry)),
    outdir: path.join(ROOT, outdir),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  });
}

const keepScriptsOutside = {
  name: 'keep-scripts-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^@\/scripts\/.+\.mjs$/ }, ({ path: id }) => ({
      path: pathToFileURL(path.join(ROOT, id.slice(2))).href,
      external: true,
    }));
  },
};

const keepPackagesOutside = (include, format) => ({
  name: 'keep-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: id, kind }) => {
      if (kind === 'entry-point' || id.startsWith('@/') || path.isAbsolute(id)) return undefined;
      // An ES module would need to say what it imports.
      if (format === 'esm' && id.endsWith('.json')) return undefined;
      const inside = include.some((name) => id === name || id.startsWith(`${name}/`));
      return inside ? undefined : { external: true };
    });
  },
});
