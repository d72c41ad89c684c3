import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../lib/root.mjs';

/**
 * Bundles one TypeScript entry for Node, with the application's own code (`@/lib/domain`). Packages stay outside unless
 * `include` names them, because they are installed beside the bundle. `scriptsOutside` keeps `scripts/**.mjs` out of bundles
 * of tests, because those scripts find files relative to themselves.
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

/** Bundles scripts for the emulator's own pages and for the service worker: one file for each name, in `outdir`. */
export async function bundleForBrowsers(entries, outdir) {
  await build({
    entryPoints: entries.map((entry) => path.join(ROOT, entry)),
    outdir: path.join(ROOT, outdir),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    alias: { '@': ROOT },
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
      // Bundled, because in an ES module a JSON import would need an import attribute.
      if (format === 'esm' && id.endsWith('.json')) return undefined;
      const inside = include.some((name) => id === name || id.startsWith(`${name}/`));
      return inside ? undefined : { external: true };
    });
  },
});
