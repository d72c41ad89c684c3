import nextVitals from 'eslint-config-next/core-web-vitals';
import checkFile from 'eslint-plugin-check-file';
import compat from 'eslint-plugin-compat';
import tseslint from 'typescript-eslint';
import { restrictedImports, zones } from './scripts/lint/boundaries.mjs';
import { physicalStyles } from './scripts/lint/physical-css.cjs';
import { standardParts } from './scripts/lint/standard-parts.mjs';

const CODE = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];
const IN_BROWSERS = ['components/**', 'context/**', 'pages/**', 'theme/**', 'lib/**', 'public/**'];
/** Where no component and no hook is, their rules would only cost time. */
const WITHOUT_REACT = [
  ...['functions', 'emulator', 'scripts', 'tests', 'lib/domain', 'lib/server'].map(
    (folder) => `${folder}/**`,
  ),
  '**/*.test.{ts,tsx}',
];
const REACT_RULES = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(rule));
const NODE_SIDE = ['emulator/**', 'scripts/**', 'tests/**', '*.config.*'];

export default [
  {
    ignores: [
      '.next/**',
      '.build/**',
      '.data/**',
      '**/dist/**',
      'theme/generated/**',
      'public/studio/**',
      'public/offline/**',
      'public/measurement/**',
      'next-env.d.ts',
      'coverage/**',
    ],
  },
  ...nextVitals,
  { files: WITHOUT_REACT, rules: Object.fromEntries(REACT_RULES.map((rule) => [rule, 'off'])) },
  ...tseslint.configs.strict.map((config) => ({ ...config, files: CODE })),
  {
    files: CODE,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'max-lines': ['error', { max: 300 }],
      'import/no-default-export': 'error',
      'import/no-restricted-paths': ['error', { zones }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Read settings through lib/env.ts, lib/server/env.ts or functions/src/env.ts.',
        },
        ...physicalStyles,
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['pages/**'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    // Of the browsers in package.json. What JavaScript itself has, TypeScript's `lib` says.
    files: IN_BROWSERS.map((folder) => `${folder}/*.{ts,tsx,js}`),
    ignores: [...TESTS, 'lib/server/**'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  ...restrictedImports,
  ...standardParts,
  {
    // Business rules are pure: the caller passes the time and the randomness.
    files: ['lib/domain/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'fetch', 'process'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
        { object: 'Math', property: 'random', message: 'Take the randomness as an argument.' },
        { object: 'crypto', property: 'randomUUID', message: 'Take the id as an argument.' },
      ],
    },
  },
  {
    // Answers from outside are bounded in bytes and time.
    files: ['functions/src/**/*.ts'],
    ignores: [...TESTS, 'functions/src/adapters/network/fetch-bounded.ts'],
    rules: { 'no-restricted-globals': ['error', 'fetch'] },
  },
  {
    files: ['components/**/*.tsx', 'pages/**/*.tsx', 'context/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'react/jsx-no-literals': [
        'error',
        { ignoreProps: true, allowedStrings: ['·', '×', '/', '(', ')', '–', '…', ':', '%', '#'] },
      ],
    },
  },
  {
    files: ['pages/**/*.{ts,tsx}'],
    rules: {
      'import/no-default-export': 'off',
      'max-lines': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      'lib/env.ts',
      'lib/server/env.ts',
      'functions/src/env.ts',
      // Next replaces NEXT_RUNTIME, so that what Node.js alone has is in no build for the edge.
      'instrumentation.ts',
      'emulator/src/config.ts',
      ...NODE_SIDE,
      ...TESTS,
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**', 'emulator/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      ...['*.config.{ts,mjs,js}', 'tests/**/*.config.ts', 'tests/setup/**', '**/*.d.ts'],
      'lib/server/page-cache/handler.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  // Configuration files export what their tool wants.
  { files: ['**/*.{mjs,cjs,js}'], rules: { 'import/no-anonymous-default-export': 'off' } },
];
