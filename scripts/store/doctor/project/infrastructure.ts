import fs from 'node:fs';
import { ACCOUNTS } from '@/functions/src/deployment';
import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';
import type { AskGoogle } from '../../world/google';
import type { Finding } from '../finding';
import { pagesOf } from './google-pages';
import { finding, INFRA, type Check } from '../infrastructure-check';
import { MONITORING } from '../monitoring';
import { unlessRefused } from './unless-refused';

interface Checked {
  readonly projectId: string;
  readonly bucket: { readonly name: string };
}

/** Whether a project has what infra/project.sh creates: what the functions need to run, and what protects data and money. */
export async function checkInfrastructure(
  { projectId, bucket }: Checked,
  ask: AskGoogle,
): Promise<Finding[]> {
  const checks = [rolesMissing, secretsMissing, notBackedUp, namesLeak, notExpiring, ...MONITORING];
  const found = await Promise.all(checks.map((check) => unlessRefused(check(ask, projectId, bucket.name))));
  return found.flat();
}

const rolesMissing: Check = async (ask, projectId, bucket) => {
  const [project, storage] = await Promise.all([
    ask(`https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}:getIamPolicy`, {
      method: 'POST',
      // The first version that includes conditions.
      body: { options: { requestedPolicyVersion: 3 } },
    }),
    ask(`https://storage.googleapis.com/storage/v1/b/${bucket}/iam`),
  ]);
  const ofItself = await Promise.all(
    rowsOf('accounts.txt')
      .filter((row) => row.some((role) => role.startsWith('self:')))
      .map(([account = '']) => ask(policyOf(projectId, account), { method: 'POST', body: {} })),
  );
  const given = new Set([
    ...bindings(project, ''),
    ...bindings(storage, 'bucket:'),
    ...ofItself.flatMap((policy) => bindings(policy, 'self:')),
  ]);
  const missing = rowsOf('accounts.txt').flatMap(([account = '', ...roles]) =>
    roles
      .filter((role) => !given.has(`serviceAccount:${account}@${projectId}.iam.gserviceaccount.com ${role}`))
      .map((role) => ({ account, role })),
  );
  const isOfFunctions = ({ account }: { readonly account: string }) =>
    ACCOUNTS.some((name) => name === account);
  return [
    ...rolesFinding(missing.filter(isOfFunctions), false),
    // Only notes, because the site may run elsewhere and somebody else may deploy it.
    ...rolesFinding(
      missing.filter((row) => !isOfFunctions(row)),
      true,
    ),
  ];
};

const policyOf = (projectId: string, account: string): string =>
  `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${account}@${projectId}.iam.gserviceaccount.com:getIamPolicy`;

const rolesFinding = (
  missing: readonly { readonly account: string; readonly role: string }[],
  isNote: boolean,
): Finding[] => {
  const [first] = missing;
  if (!first) return [];
  const what = `${missing.length} roles of service accounts are missing, such as ${first.account} ${first.role}`;
  return [finding(what, isNote)];
};

const bindings = (policy: unknown, prefix: string): string[] =>
  listOf(fieldsOf(policy).bindings, fieldsOf).flatMap(({ role, members, condition }) =>
    listOf(members, text).map((member) => `${member} ${prefix}${secretsOf(condition)}${String(role)}`),
  );

/** `secrets:PREFIX:` if the condition limits a role to secrets with this prefix, as infra/project.sh sets it. */
function secretsOf(condition: unknown): string {
  const expression = text(fieldsOf(condition).expression) ?? '';
  const [, prefix] = /^resource\.name\.startsWith\("projects\/\d+\/secrets\/(\w+)"\)$/.exec(expression) ?? [];
  return prefix ? `secrets:${prefix}:` : '';
}

const secretsMissing: Check = async (ask, projectId) => {
  const secrets = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets?pageSize=250`;
  const known = listOf(await pagesOf(ask, secrets, 'secrets'), (secret) =>
    text(fieldsOf(secret).name)?.split('/').at(-1),
  );
  const missing = rowsOf('secrets.txt').flatMap(([name = '']) => (known.includes(name) ? [] : [name]));
  return missing.length ? [finding(`secrets are missing: ${missing.join(', ')}`, false)] : [];
};

const notBackedUp: Check = async (ask, projectId) => {
  const database = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const { pointInTimeRecoveryEnablement: recovery } = fieldsOf(await ask(database));
  const { backupSchedules } = fieldsOf(await ask(`${database}/backupSchedules`));
  return [
    ...(recovery === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? []
      : [finding('the database keeps no earlier states (point-in-time recovery is off)', true)]),
    ...(listOf(backupSchedules, fieldsOf).length ? [] : [finding('the database is not backed up', true)]),
  ];
};

const namesLeak: Check = async (ask, projectId) => {
  const config = fieldsOf(
    await ask(`https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`),
  );
  return fieldsOf(config.emailPrivacyConfig).enableImprovedEmailPrivacy === true
    ? []
    : [finding('strangers can ask which addresses have accounts', true)];
};

const notExpiring: Check = async (ask, projectId) => {
  const groups = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-`;
  const answer = fieldsOf(await ask(`${groups}/fields?filter=ttlConfig:*&pageSize=300`));
  const active = listOf(answer.fields, (field) => {
    const { name, ttlConfig } = fieldsOf(field);
    const [, group, path] = /\/collectionGroups\/([^/]+)\/fields\/(.+)$/.exec(text(name) ?? '') ?? [];
    return fieldsOf(ttlConfig).state === 'NEEDS_REPAIR' ? undefined : `${group ?? ''}.${path ?? ''}`;
  });
  const { fieldOverrides } = fieldsOf(JSON.parse(fs.readFileSync('firestore.indexes.json', 'utf8')));
  const wanted = listOf(fieldOverrides, fieldsOf)
    .filter(({ ttl }) => ttl === true)
    .map(({ collectionGroup, fieldPath }) => `${String(collectionGroup)}.${String(fieldPath)}`);
  const missing = wanted.filter((field) => !active.includes(field));
  return missing.length
    ? [
        {
          where: 'project',
          what: `documents do not expire by ${missing.join(', ')}`,
          remedy: 'run "npx firebase deploy --only firestore:indexes --project PROJECT"',
          isNote: true,
        },
      ]
    : [];
};

/** The words of each line in one of infra's lists, without comments. */
const rowsOf = (file: string): string[][] =>
  fs
    .readFileSync(`${INFRA}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
