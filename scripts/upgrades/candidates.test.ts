import { execFileSync } from 'node:child_process';
import path from 'node:path';

const MODULE = path.join(__dirname, 'candidates.mjs');

/** What is printed beside Jest, which runs no ES modules. */
const printed = (script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      timeout: 20_000,
    }),
  );

test('the newest release of the same major version is taken; previews and older ones never are', () => {
  const versions = ['1.2.0', '1.10.0', '1.9.9', '2.0.0', '1.11.0-rc.1'];
  expect(
    printed(`
      import { newestOf } from ${JSON.stringify(MODULE)};
      const versions = ${JSON.stringify(versions)};
      console.log(JSON.stringify([newestOf(versions, '1.9.9'), newestOf(versions, '1.10.0'), newestOf(versions, '1.9.9', true)]));`),
  ).toEqual(['1.10.0', null, '2.0.0']);
});

test('a dependency of several workspaces is raised once, packages of one scope and version together', () => {
  const grouped = printed(`
    import { groupsOf, installed } from ${JSON.stringify(MODULE)};
    const found = installed([
      { dependencies: { '@a/x': '1.0.0', b: '^2.0.0' }, devDependencies: { '@a/y': '1.0.0' } },
      { dependencies: { b: '^2.0.0', '@a/z': '3.0.0' } },
    ]);
    const newer = found.map((one) => ({ ...one, to: one.name === '@a/z' ? '3.1.0' : '2.5.0' }));
    console.log(JSON.stringify(groupsOf(newer).map((group) => group.map(({ name, from }) => name + ' ' + from))));`);
  expect(grouped).toEqual([['@a/x 1.0.0', '@a/y 1.0.0'], ['b 2.0.0'], ['@a/z 3.0.0']]);
});
