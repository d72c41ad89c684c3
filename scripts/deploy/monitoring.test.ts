import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { METRIC_MESSAGE } from '@/lib/observability/export-lines';
import { METRICS, type MetricName } from '@/lib/observability/metrics';

const ROOT = path.resolve(__dirname, '../..');
const INFRA = path.join(ROOT, 'infra');
const NAMES = Object.keys(METRICS) as MetricName[];

interface Alert {
  readonly displayName: string;
  readonly documentation: { readonly content: string };
}

const filesOf = (folder: string) =>
  fs.readdirSync(path.join(INFRA, folder)).map((file) => {
    const text = fs.readFileSync(path.join(INFRA, folder, file), 'utf8');
    return { file: `${folder}/${file}`, text, parsed: JSON.parse(text) as Alert };
  });
const ALERTS = filesOf('alerts');

/** Metrics that Cloud Logging makes of the lines of `export-lines.ts`; of a distribution PromQL reads the sum. */
const logMetric = (name: MetricName) => {
  const { description, unit, labels } = METRICS[name];
  const keys = Object.keys(labels);
  return {
    description,
    filter: `resource.type="cloud_run_revision" AND jsonPayload.message="${METRIC_MESSAGE}" AND jsonPayload.metric="${name}"`,
    metricDescriptor: {
      metricKind: 'DELTA',
      valueType: 'DISTRIBUTION',
      unit,
      labels: keys.map((key) => ({ key, valueType: 'STRING' })),
    },
    valueExtractor: 'EXTRACT(jsonPayload.value)',
    labelExtractors: Object.fromEntries(keys.map((key) => [key, `EXTRACT(jsonPayload.labels.${key})`])),
    bucketOptions: { exponentialBuckets: { numFiniteBuckets: 32, growthFactor: 2, scale: 1 } },
  };
};

test('infra/metrics is the table: UPDATE_DOCUMENTS=1 npx jest scripts/deploy/monitoring --selectProjects domain', () => {
  const folder = path.join(INFRA, 'metrics');
  const wanted = NAMES.map(
    (name) => [`${name}.json`, `${JSON.stringify(logMetric(name), null, 2)}\n`] as const,
  );
  if (process.env.UPDATE_DOCUMENTS) {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder);
    for (const [file, text] of wanted) fs.writeFileSync(path.join(folder, file), text);
  }
  const found = fs
    .readdirSync(folder)
    .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

/** As PromQL writes a metric of the log with its filter, `user_shop_orders_placed_sum{…}`, and what it is grouped by. */
const NAMED = /(?:sum by \((\w+)\) \(increase\()?logging_googleapis_com:user_(\w+)_(?:sum|count)\{([^}]*)\}/g;

test('dashboards and alerts name metrics of the table, and labels and values that these have', () => {
  let named = 0;
  for (const { file, text } of [...ALERTS, ...filesOf('dashboards')]) {
    const queries = [...text.replaceAll('\\"', '"').matchAll(NAMED)];
    expect({ file, named: queries.length }).toEqual({ file, named: (text.match(/user_shop/g) ?? []).length });
    for (const [, group, promName, filter = ''] of queries) {
      const name = NAMES.find((one) => one.replaceAll('.', '_') === promName);
      if (!name) throw new Error(`${file} names ${promName}, which METRICS has not.`);
      const labels: Readonly<Record<string, readonly string[] | undefined>> = METRICS[name].labels;
      for (const [, label = '', values = ''] of filter.matchAll(/,(\w+)=~?"([^"]+)"/g))
        for (const value of values.split('|'))
          expect(`${file} ${label}: ${labels[label]?.includes(value)}`).toBe(`${file} ${label}: true`);
      if (group) expect(Object.keys(labels)).toContain(group);
      named += 1;
    }
  }
  expect(named).toBeGreaterThanOrEqual(NAMES.length);
});

const RUNBOOKS = /^## Runbooks$([\s\S]*?)^## /m.exec(
  `${fs.readFileSync(path.join(ROOT, 'docs/operators.md'), 'utf8')}\n## end`,
);
/** The text of each runbook by its heading. */
const runbooks = new Map(
  (RUNBOOKS?.[1] ?? '')
    .split(/^### /m)
    .slice(1)
    .map((text): [string, string] => [text.split('\n')[0] ?? '', text]),
);

test('every alert leads to a runbook that names it, and no runbook names an alert that is not', () => {
  for (const { file, parsed } of ALERTS) {
    const [, heading = ''] = /^docs\/operators\.md, "([^"]+)": /.exec(parsed.documentation.content) ?? [];
    expect({ file, heading, names: runbooks.get(heading)?.includes(`_${parsed.displayName}_`) }).toEqual({
      ...{ file, heading },
      names: true,
    });
  }
  const known = ALERTS.map(({ parsed }) => parsed.displayName);
  const named = [...runbooks.values()].flatMap((text) => [...text.matchAll(/_(Shop: [^_]+)_/g)]);
  expect(named.map(([, name]) => name).filter((name = '') => !known.includes(name))).toEqual([]);
});

/** A project that has the metrics, dashboards and alerts of `infra` and a channel, and nothing else. */
const COMPLETE = `#!/bin/bash
case "$*" in
  'logging metrics list'*) for file in "$INFRA"/metrics/*.json; do basename "$file" .json; done;;
  'monitoring dashboards list'*) echo Shop;;
  'beta monitoring channels list'*) echo channels/1;;
  'alpha monitoring policies list'*) sed -n 's/^  "displayName": "\\(.*\\)",$/\\1/p' "$INFRA"/alerts/*.json;;
  'monitoring uptime list-configs'*) echo boards.example;;
  'billing budgets list'*) echo 'Shop p';;
  *' create '*) echo "made again: $*" >&2;;
esac
`;

test('what a project has already is not made again', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'monitoring-'));
  fs.writeFileSync(path.join(folder, 'gcloud'), COMPLETE, { mode: 0o755 });
  const script = `
    set -euo pipefail; here="$INFRA"; in_project=(--project p); source "$here/lib.sh"; source "$here/monitoring.sh"
    make_metrics; make_dashboards; watch_site; make_alerts; make_budget; finish`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', 'apply'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ PATH: `${folder}:${process.env.PATH ?? ''}`, INFRA, PROJECT: 'p', ALERT_EMAIL: 'a@b.example' },
      ...{ SITE_HOST: 'boards.example', BILLING_ACCOUNT: '1', BUDGET: '9USD' },
    },
  });
  fs.rmSync(folder, { recursive: true });
  expect({ stdout, stderr }).toEqual({ stdout: '0 changed.\n', stderr: '' });
});
