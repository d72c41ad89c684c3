import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Puts the modules of a build's browser scripts into parentheses, by which engines know a function that is called at once:
 * they compile it with its file, beside the main thread. Turbopack writes each module as a bare function, which engines
 * skip, and read again on the main thread while the page waits for it. See docs/decisions/030.
 */
export function compileModulesWithTheirFile(distDir) {
  const folder = path.join(distDir, 'static/chunks');
  for (const name of fs.readdirSync(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(folder, name);
    fs.writeFileSync(file, withEagerModules(fs.readFileSync(file, 'utf8')));
  }
}

/** A chunk is `(…).push([script, id, module, id, module, …])`; any other text, and a module that has its own, stays. */
export function withEagerModules(chunk) {
  const { source, pushed } = read(chunk);
  const modules = pushed.filter((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one));
  return replaced(chunk, source, modules, (module) => `(${module})`);
}

/** The chunk as it was built, which is what its source map tells of. */
export function withoutEagerModules(chunk) {
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
