import fs from 'node:fs';
import { checkDeployed } from './deployed';

const PROJECT = { projectId: 'p', bucket: { name: 'b' }, accessToken: () => Promise.resolve('') };
const RULES_API = 'https://firebaserules.googleapis.com/v1';

/** Google's answers in a project with these rules and no index. */
const project = (rules: Readonly<Record<string, string>>) => (url: string) => {
  const release = url.replace(`${RULES_API}/projects/p/releases/`, '');
  if (release in rules) return Promise.resolve({ rulesetName: `projects/p/rulesets/${release}` });
  const ruleset = url.replace(`${RULES_API}/projects/p/rulesets/`, '');
  const content = rules[ruleset];
  return Promise.resolve(content === undefined ? null : { source: { files: [{ content }] } });
};

test('fault 44: rules other than this folder’s, and indexes that are missing, are told', async () => {
  const tested = fs.readFileSync('storage.rules', 'utf8');
  const findings = await checkDeployed(
    PROJECT,
    project({ 'cloud.firestore': 'allow read;', 'firebase.storage/b': tested }),
  );
  expect(findings.slice(0, 4).map(({ what }) => what)).toEqual([
    expect.stringMatching(/^the rules of firestore.rules \([\da-f]{12}\) differ from those deployed/),
    expect.stringMatching(/^\d+ indexes are missing, such as /),
    expect.stringMatching(/^"Continue with Google"/),
    expect.stringMatching(/second factors/),
  ]);
});
