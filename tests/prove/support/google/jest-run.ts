import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

export interface FileResult {
  /** From the project's root. */
  readonly file: string;
  readonly passed: number;
  /** Names of the tests that failed, with the first line of why. */
  readonly failures: readonly string[];
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Jest on these files, on a local Firebase of their own; `settings` go before those of this process. */
export async function runJest(
  project: string,
  files: readonly string[],
  settings: Readonly<Record<string, string>>,
  folder: string,
): Promise<FileResult[]> {
  const report = path.join(folder, `jest-${Date.now()}.json`);
  const args = ['--ci', '--json', `--outputFile=${report}`, '--selectProjects', project, '--runTestsByPath'];
  const said = `${report}.log`;
  const log = fs.openSync(said, 'w');
  const jest = spawn(process.execPath, ['node_modules/.bin/jest', ...args, ...files], {
    stdio: ['ignore', log, log],
    env: { ...process.env, ...settings },
  });
  await once(jest, 'exit');
  fs.closeSync(log);
  if (!fs.existsSync(report))
    throw new Error(`Jest did not run ${files.join(', ')}:\n${fs.readFileSync(said, 'utf8').slice(-2_000)}`);
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report;
  return testResults.map(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const passed = assertionResults.filter(({ status }) => status === 'passed').length;
    const failures = failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`,
    );
    // A file that does not load has no tests.
    const broken = failures.length + passed === 0 ? [firstLine(message)] : failures;
    return { file: path.relative(process.cwd(), name), passed, failures: broken };
  });
}

const firstLine = (text = ''): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? '';
