// CommonJS because Next loads PostCSS plugins with require.
const { readFileSync } = require('node:fs');
const path = require('node:path');

// Resolved from the project's root, where Next runs, because Turbopack moves this file.
const { isPhysical } = require(path.resolve('scripts/lint/physical-css.cjs'));
const THEME = path.resolve('theme/generated/theme.json');

/** A name may hold an escaped dot, as in `--chakra-spacing-1\.5`. */
const VARIABLE = /--chakra-(?:[\w-]|\\.)+/g;

/** The selector under which the theme sets variables that are the same on every page (theme/print.ts). */
const EVERYWHERE = ':where(html, .chakra-theme)';

/** A use of a variable without a fallback. */
const USE = new RegExp(String.raw`var\((${VARIABLE.source})\)`, 'g');

/**
 * Expands `@media (--md)` to the theme's breakpoint, and inlines variables that have one value on every page
 * (docs/decisions/070). Rejects `--chakra-*` variables that the theme does not define, because a browser would drop them
 * silently. Rejects properties that name a side of the screen, because Arabic would not mirror them.
 */
const plugin = ({ theme } = {}) => ({
  postcssPlugin: 'theme',
  prepare({ messages, opts }) {
    // Read for each file, so that a regenerated theme applies while the dev server runs; the bundler tracks the dependency.
    const { breakpoints, variables, constants } = theme ?? JSON.parse(readFileSync(THEME, 'utf8'));
    messages.push({ type: 'dependency', plugin: 'theme', file: THEME, parent: opts.from });
    const known = new Set(variables);
    return {
      AtRule: {
        media(rule) {
          rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name) => {
            if (!breakpoints[name]) throw rule.error(`The theme has no breakpoint "${name}".`);
            return `(min-width: ${breakpoints[name]})`;
          });
        },
      },
      Declaration(declaration) {
        if (isPhysical(declaration.prop, declaration.value))
          throw declaration.error(`${declaration.prop} names a side of the screen; take the logical one.`);
        for (const [name] of declaration.value.matchAll(VARIABLE))
          if (!known.has(name)) throw declaration.error(`The theme has no variable ${name}.`, { word: name });
        if (constants[declaration.prop] !== undefined && declaration.parent.selector !== EVERYWHERE)
          throw declaration.error(`${declaration.prop} is the same on every page and written out.`);
        const value = declaration.value.replace(USE, (use, name) => constants[name] ?? use);
        // PostCSS visits a declaration again after each change.
        if (value !== declaration.value) declaration.value = value;
      },
    };
  },
});
plugin.postcss = true;

module.exports = plugin;
