/**
 * Allows other packages only through their documented interfaces (STYLE.md 36). tests/boundaries proves that every rule refuses
 * something, and fails when a library below is installed in another version than the one whose internals we read.
 */
import path from 'node:path';

/** Files that need a library's internals, one for each program; each says why. docs/developers.md has a row for each. */
export const HOMES = [
  { library: 'firebase-tools', version: '15.34.2', file: 'emulator/src/firebase-tools-parts.ts' },
  {
    library: '@google-cloud/firestore',
    version: '7.11.6',
    file: 'emulator/src/firestore/transports/grpc/grpc-definition.ts',
  },
  { library: 'firebase', version: '12.19.0', file: 'lib/firebase/messaging-internal.ts' },
  { library: '@chakra-ui/react', version: '3.37.0', file: 'components/overlays/chakra-root.tsx' },
  { library: 'firebase-functions', version: '7.4.0', file: 'emulator/src/functions/deployed.ts' },
  { library: 'firebase-tools', version: '15.34.2', file: 'scripts/deploy/firebase-tools.mjs' },
  { library: 'next', version: '16.4.5', file: 'tests/prove/support/fuzz/api-routes.ts' },
];

const INSIDE = /^(?:@[^/]+\/)?[^./@][^/]*\/(?:dist|lib|src|build|internal|cjs|esm)(?:\/|$)/;
const REACT_DOM = /^react-dom\/(?!(?:client|profiling|(?:server|static)(?:\.\w+)?)$)/;
const DIAGNOSTICS = /^(?:node:)?diagnostics.channel$/;
/** Documented exceptions: the packages' own pages import from there. */
const DOCUMENTED = /^(?:csp_evaluator\/dist\/|ajv\/dist\/2020$)/;
/** Matches paths and templates too, because a loader with another name may be called with them. */
const INSIDE_PATH = /(?:^|\/)(next(?=\/dist\/)|firebase-tools(?=\/lib\/))/;
const REACT_MARK = /^_{2}react/;
const IMPORTING = /^(?:require|resolve|import|(?:do)?[mM]ock|requireActual|requireMock)$/;
const WRITING =
  /^(?:Object\.(?:assign|definePropert(?:y|ies)|setPrototypeOf)|Reflect\.(?:set|defineProperty))$/;
/** A compiler's marker, which belongs to no library. */
const INTEROP = '__esModule';

const isPackage = (source) => typeof source === 'string' && !/^(?:\.|@\/|node:process$)/.test(source);
const libraryOf = (source) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];
const isInside = (source) =>
  (INSIDE.test(source) && !DOCUMENTED.test(source)) || REACT_DOM.test(source) || DIAGNOSTICS.test(source);
const isPrivate = (name) => typeof name === 'string' && name.startsWith('_') && name !== INTEROP;
const nameOf = (key, computed = false) => (computed || key.type === 'Literal' ? key.value : key.name);

const homesIn = (context) => {
  const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
  return HOMES.filter((home) => home.file === file).map(({ library }) => library);
};

const rule = (messages, create) => ({ meta: { type: 'problem', schema: [], messages }, create });

const documentedInterfaces = rule(
  {
    inside:
      '"{{source}}" is the inside of a package. Take its documented interface, or what another package offers.',
    member: '"{{name}}" is private to its library.',
    react: '"{{name}}" is what React writes for itself.',
    write: 'This changes what another package exports.',
  },
  (context) => {
    const homes = homesIn(context);
    const source = ({ value }, node) => {
      if (typeof value === 'string' && isInside(value) && !homes.includes(libraryOf(value)))
        context.report({ node, messageId: 'inside', data: { source: value } });
    };
    const member = (name, node) => {
      if (isPrivate(name) && homes.length === 0)
        context.report({ node, messageId: REACT_MARK.test(name) ? 'react' : 'member', data: { name } });
    };
    const text = (value, node) => {
      if (typeof value !== 'string') return;
      if (REACT_MARK.test(value)) context.report({ node, messageId: 'react', data: { name: value } });
      const [, library] = INSIDE_PATH.exec(value) ?? [];
      if (library && !homes.includes(library) && !isImported(node))
        context.report({ node, messageId: 'inside', data: { source: value } });
    };
    const write = (target, node) => {
      if (homes.length === 0 && isExported(context.sourceCode, target))
        context.report({ node, messageId: 'write' });
    };
    return {
      ImportDeclaration: (node) => source(node.source, node),
      ExportAllDeclaration: (node) => source(node.source, node),
      ExportNamedDeclaration: (node) => node.source && source(node.source, node),
      ImportExpression: (node) => source(node.source, node),
      TSImportType: (node) => source(node.source ?? node.argument.literal, node),
      ImportSpecifier: (node) => member(nameOf(node.imported), node),
      MemberExpression({ object, property, computed }) {
        if (object.type !== 'ThisExpression') member(nameOf(property, computed), property);
      },
      'ObjectPattern > Property'({ key, computed }) {
        if (!computed) member(nameOf(key), key);
      },
      // A copy of a library's object with a replaced member; keys of plain objects may be documented options.
      'ObjectExpression:has(> SpreadElement) > Property'({ key, computed }) {
        if (!computed) member(nameOf(key), key);
      },
      Literal: (node) => text(node.value, node),
      TemplateElement: (node) => text(node.value.cooked, node),
      AssignmentExpression: ({ left }) => write(left, left),
      UpdateExpression: ({ argument }) => write(argument, argument),
      'UnaryExpression[operator="delete"]': ({ argument }) => write(argument, argument),
      CallExpression(node) {
        const [first] = node.arguments;
        if (!first) return;
        const called = context.sourceCode.getText(node.callee);
        if (IMPORTING.test(called.split('.').at(-1))) source(first, first);
        if (WRITING.test(called)) write({ type: 'MemberExpression', object: first }, first);
      },
    };
  },
);

const isImported = ({ parent }) =>
  /^(?:Import|Export|TSImport)/.test(parent.type) || parent.type === 'CallExpression';

/** Whether `target` is a member, at any depth, of a package's import. */
function isExported(sourceCode, target) {
  if (target.type !== 'MemberExpression') return false;
  let root = target;
  while (root.type === 'MemberExpression') root = root.object;
  if (root.type !== 'Identifier') return false;
  let scope = sourceCode.getScope(root);
  while (scope && !scope.set.has(root.name)) scope = scope.upper;
  return (scope?.set.get(root.name)?.defs ?? []).some((definition) => isPackage(originOf(definition)));
}

function originOf({ type, parent, node }) {
  if (type === 'ImportBinding') return parent.source?.value;
  if (type !== 'Variable') return undefined;
  const made = node.init?.type === 'AwaitExpression' ? node.init.argument : node.init;
  if (made?.type === 'ImportExpression') return made.source.value;
  return made?.type === 'CallExpression' && made.callee.name === 'require'
    ? made.arguments[0]?.value
    : undefined;
}

const noSharedGlobals = rule(
  { shared: 'Bundles share nothing by globals: import it, or hand it over.' },
  (context) => {
    const report = (node) => context.report({ node, messageId: 'shared' });
    return {
      'MemberExpression[object.name="globalThis"]': report,
      'VariableDeclarator[id.type="ObjectPattern"][init.name="globalThis"]': report,
    };
  },
);

const noAliases = rule(
  { alias: 'An alias puts own code in the place of a dependency. Import what is meant.' },
  (context) => {
    const refuse = (name, node) => {
      if (/^(?:resolveAlias|alias|aliasFields)$/.test(name)) context.report({ node, messageId: 'alias' });
    };
    return {
      Property: ({ key, computed }) => refuse(nameOf(key, computed), key),
      MemberExpression: ({ property, computed }) => refuse(nameOf(property, computed), property),
    };
  },
);

const plugin = {
  rules: {
    'documented-interfaces': documentedInterfaces,
    'no-shared-globals': noSharedGlobals,
    'no-aliases': noAliases,
  },
};
const refuse = (name, files, ignores = []) => ({
  files,
  ignores,
  plugins: { 'standard-parts': plugin },
  rules: { [`standard-parts/${name}`]: 'error' },
});

const CODE = '**/*.{ts,tsx,js,mjs,cjs}';

export const standardParts = [
  refuse('documented-interfaces', [CODE], ['**/*.d.ts']),
  refuse('no-shared-globals', [`{lib,pages,components,context,scripts,theme}/${CODE}`, '*.{ts,js,mjs}']),
  refuse('no-aliases', ['next.config.js']),
];
