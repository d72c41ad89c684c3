/**
 * In place of `path-to-regexp` in a browser (next.config.js). Next's router fetches it with every page, and has a use for it
 * where a site rewrites addresses or has a middleware alone, which this one does not.
 */
const refuse = (): never => {
  throw new Error(
    'A site that rewrites addresses needs path-to-regexp: remove its alias from next.config.js',
  );
};

export { refuse as compile, refuse as pathToRegexp, refuse as regexpToFunction };
