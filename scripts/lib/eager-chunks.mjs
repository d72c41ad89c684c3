import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Has Chromium (from 136 on) compile every function of a file that begins so with it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has a build's browser scripts compiled with their files, beside the main thread. Turbopack writes each module as a bare function,
 * which engines skip, and read again on the main thread while the page waits for it. Chromium takes a hint for the whole file; others
 * know a function that is called at once by the parentheses around it, so the modules stand in such. See docs/decisions/031 and 049.
 */
export function compileModulesWithTheirFile(distDir) {
  const folder = path.join(distDir, 'static/chunks');
  for (const name of fs.readdirSync(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(folder, name);
    fs.writeFileSync(file, withEagerModules(fs.readFileSync(file, 'utf8')));
  }
}

/** A chunk is `(…).push([script, id, module, id, module, …])`; of any other text only the beginning changes. */
export function withEagerModules(chunk) {
  if (chunk.startsWith(HINT)) return chunk;
  const { source, pushed } = read(chunk);
  const modules = pushed.filter((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one));
  return HINT + replaced(chunk, source, modules, (module) => `(${module})`);
}

/** The chunk as it was built, which is what its source map tells of. */
export function withoutEagerModules(eager) {
  if (!eager.startsWith(HINT)) return eager;
  const chunk = eager.slice(HINT.length);
  const { source, pushed } = read(chunk);
  return replaced(chunk, source, pushed.filter(ts.isParenthesizedExpression), (module) =>
    module.slice(1, -1),
  );
}

function read(chunk) {
  const source = ts.createSourceFile('chunk.js', chunk, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const pushed = source.statements.flatMap(({ expression }) => {
    const [list] = (expression && ts.isCallExpression(expression) && expression.arguments) || [];
    return list && ts.isArrayLiteralExpression(list) ? list.elements : [];
  });
  return { source, pushed };
}

function replaced(text, source, nodes, replace) {
  let end = 0;
  const parts = nodes.map((node) => {
    const start = node.getStart(source);
    const part = text.slice(end, start) + replace(text.slice(start, node.end));
    end = node.end;
    return part;
  });
  return parts.join('') + text.slice(end);
}
