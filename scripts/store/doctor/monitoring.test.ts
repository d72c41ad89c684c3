import fs from 'node:fs';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { MONITORING } from './monitoring';

const alerts = fs
  .readdirSync('infra/alerts')
  .map((file) => String(fieldsOf(JSON.parse(fs.readFileSync(`infra/alerts/${file}`, 'utf8'))).displayName));

/** A project that has everything, but for the answers to addresses that hold a key of `changed`. */
const findingsIn = async (changed: Readonly<Record<string, unknown>>) => {
  const complete: Readonly<Record<string, unknown>> = {
    '/alertPolicies': {
      alertPolicies: alerts.map((displayName) => ({ displayName, notificationChannels: ['channels/1'] })),
    },
    '/metrics': {
      metrics: fs.readdirSync('infra/metrics').map((file) => ({ name: file.replace('.json', '') })),
    },
    '/dashboards': { dashboards: [{ displayName: 'Shop' }] },
    '/billingInfo': { billingAccountName: 'billingAccounts/1' },
    '/budgets': { budgets: [{ budgetFilter: { projects: ['projects/12'] } }] },
    'v1/projects/p': { projectNumber: '12' },
  };
  const answers = Object.entries({ ...complete, ...changed });
  const ask = (url: string) => Promise.resolve(answers.find(([part]) => url.includes(part))?.[1] ?? null);
  const found = await Promise.all(MONITORING.map((check) => check(ask, 'p', 'b')));
  return found.flat().map(({ what }) => what);
};

test('a project with all alerts, metrics, the dashboard and a budget has nothing left to do', async () => {
  expect(await findingsIn({})).toEqual([]);
  expect(await findingsIn({ '/budgets': { budgets: [{ budgetFilter: {} }] } })).toEqual([]);
});

test('an alert that is off or tells nobody, and a budget of another project, are told', async () => {
  const [first = '', ...others] = alerts;
  const told = { notificationChannels: ['channels/1'] };
  const policies = (changed: object) => ({
    '/alertPolicies': {
      alertPolicies: [
        { displayName: first, ...changed },
        ...others.map((displayName) => ({ displayName, ...told })),
      ],
    },
  });
  const silent = [`the alert "${first}" is off or tells nobody`];
  expect(await findingsIn(policies({}))).toEqual(silent);
  expect(await findingsIn(policies({ ...told, enabled: false }))).toEqual(silent);
  expect(
    await findingsIn({ '/budgets': { budgets: [{ budgetFilter: { projects: ['projects/7'] } }] } }),
  ).toEqual([expect.stringContaining('no budget')]);
  expect(await findingsIn({ '/billingInfo': {} })).toEqual([expect.stringContaining('no billing account')]);
});
