import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Next's compiler without its CSS and image handling would fail on components, so every project goes through it. */
const project = async (config) => ({
  ...(await withNext({
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next', '/dist/', '<rootDir>/.build'],
    ...config,
  })()),
});

const node = { testEnvironment: 'node' };

export default async () => ({
  // The gate runs two at once. One process for all tests would spend more time on its garbage than on them.
  maxWorkers: 1,
  workerIdleMemoryLimit: '700MB',
  projects: await Promise.all([
    project({
      ...node,
      displayName: 'domain',
      testMatch: [
        '<rootDir>/lib/**/*.test.ts',
        '<rootDir>/theme/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/tests/docs/**/*.test.ts',
      ],
    }),
    project({
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{components,context}/**/*.test.{ts,tsx}', '<rootDir>/lib/**/*.test.tsx'],
      setupFiles: ['<rootDir>/tests/setup/public-env.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/dom.ts'],
    }),
    project({
      ...node,
      displayName: 'emulator',
      setupFiles: ['<rootDir>/emulator/src/testing/own-servers.ts'],
      testMatch: ['<rootDir>/emulator/src/**/*.test.ts'],
      // The judge, where Google's own emulator runs; `npm run prove -- sdk`.
      testPathIgnorePatterns: process.env.GOOGLE_FIRESTORE_PORT ? [] : ['conformance/google.test.ts'],
      globalSetup: '<rootDir>/tests/setup/bundle-emulator.ts',
    }),
    project({ ...node, displayName: 'functions-unit', testMatch: ['<rootDir>/functions/src/**/*.test.ts'] }),
    project({
      ...node,
      displayName: 'firebase',
      testMatch: ['<rootDir>/tests/{rules,functions,faults}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/test-timeout.ts'],
      globalSetup: '<rootDir>/tests/setup/start-local-firebase.ts',
      globalTeardown: '<rootDir>/tests/setup/stop-local-firebase.ts',
    }),
  ]),
});
