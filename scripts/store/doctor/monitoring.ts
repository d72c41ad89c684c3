import fs from 'node:fs';
import path from 'node:path';
import { fieldsOf, filledText, text } from '@/lib/domain/parse/fields';
import { pagesOf } from './project/google-pages';
import { finding, INFRA, type Check } from './infrastructure-check';

const GOOGLE = {
  logging: 'https://logging.googleapis.com/v2',
  monitoring: 'https://monitoring.googleapis.com',
};

const filesOf = (folder: string): string[] => fs.readdirSync(path.join(INFRA, folder));

const namesIn = (folder: string): string[] =>
  filesOf(folder).map((file) => {
    const { displayName } = fieldsOf(JSON.parse(fs.readFileSync(path.join(INFRA, folder, file), 'utf8')));
    return text(displayName) ?? file;
  });

const namesOf = (found: readonly unknown[], field: 'name' | 'displayName'): (string | undefined)[] =>
  found.map((one) => text(fieldsOf(one)[field]));

const lacking = (
  wanted: readonly string[],
  known: readonly (string | undefined)[],
  what: (missing: string) => string,
) => {
  const missing = wanted.filter((name) => !known.includes(name));
  return missing.length ? [finding(what(missing.join(', ')), true)] : [];
};

const notAlerted: Check = async (ask, projectId) => {
  const policies = `${GOOGLE.monitoring}/v3/projects/${projectId}/alertPolicies?pageSize=500`;
  const found = await pagesOf(ask, policies, 'alertPolicies');
  const silent = found
    .map(fieldsOf)
    .filter(({ enabled, notificationChannels }) => enabled === false || !isFilled(notificationChannels));
  return [
    ...lacking(
      namesIn('alerts'),
      namesOf(found, 'displayName'),
      (missing) => `nobody is told of: ${missing}`,
    ),
    ...silent
      .map(({ displayName }) => text(displayName))
      .filter((name) => name !== undefined && namesIn('alerts').includes(name))
      .map((name) => finding(`the alert "${name ?? ''}" is off or tells nobody`, true)),
  ];
};

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

const notCounted: Check = async (ask, projectId) => {
  const found = await pagesOf(ask, `${GOOGLE.logging}/projects/${projectId}/metrics?pageSize=500`, 'metrics');
  const wanted = filesOf('metrics').map((file) => path.basename(file, '.json'));
  return lacking(wanted, namesOf(found, 'name'), (missing) => `these metrics are missing: ${missing}`);
};

const notShown: Check = async (ask, projectId) => {
  const dashboards = `${GOOGLE.monitoring}/v1/projects/${projectId}/dashboards?pageSize=500`;
  const found = await pagesOf(ask, dashboards, 'dashboards');
  return lacking(
    namesIn('dashboards'),
    namesOf(found, 'displayName'),
    (missing) => `no dashboard: ${missing}`,
  );
};

/** A budget must cover this project alone, or the whole billing account. */
const notBudgeted: Check = async (ask, projectId) => {
  const project = `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`;
  const account = filledText(fieldsOf(await ask(project)).billingAccountName);
  if (!account)
    return [finding('the project has no billing account, so nothing can be deployed to it', true)];
  const { projectNumber } = fieldsOf(
    await ask(`https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`),
  );
  const budgets = `https://billingbudgets.googleapis.com/v1/${account}/budgets?pageSize=500`;
  const isOfProject = (budget: unknown): boolean => {
    const { projects } = fieldsOf(fieldsOf(budget).budgetFilter);
    const named = [`projects/${projectId}`, `projects/${text(projectNumber) ?? ''}`];
    return !isFilled(projects) || (projects as unknown[]).some((one) => named.includes(String(one)));
  };
  return (await pagesOf(ask, budgets, 'budgets')).some(isOfProject)
    ? []
    : [finding('no budget tells of unusual costs (BILLING_ACCOUNT and BUDGET)', true)];
};

/** Checks of everything that alerts the operators. */
export const MONITORING: readonly Check[] = [notAlerted, notCounted, notShown, notBudgeted];
