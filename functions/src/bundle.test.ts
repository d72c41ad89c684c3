import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requestSchemas } from '@/lib/domain/request-schemas/request-schemas';
import functionsPackage from '../package.json';

/** What runs by itself; everything else deployed is a callable of the contract, and every callable is deployed. */
const NOT_CALLABLE = [
  'checkDomains',
  'continueImports',
  'countNewSales',
  'followPlans',
  'reconcilePayments',
  'releaseExpiredReservations',
  'renewPagesOfSoldOut',
  'sendLeftOutbox',
  'sendLeftRefunds',
  'sendNewRefund',
  'sendOutbox',
  'stripeWebhook',
  'sweepDeletedAccounts',
  'sweepLedger',
  'sweepUploads',
];
const ROOT = path.resolve(__dirname, '../..');

let folder: string;
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'functions-alone-'))));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('the bundle deploys every callable and loads with nothing but the packages that functions/package.json names', () => {
  execFileSync(process.execPath, ['scripts/bundle.mjs', 'functions'], { cwd: ROOT });
  fs.copyFileSync(path.join(ROOT, 'functions/dist/index.js'), path.join(folder, 'index.js'));
  for (const name of Object.keys(functionsPackage.dependencies)) {
    const link = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), link);
  }
  // A deployment loads the file without any setting, to learn which functions there are.
  const env = { GCLOUD_PROJECT: 'demo-boards', NODE_ENV: 'production' as const };
  const script = 'console.log(JSON.stringify(Object.keys(require("./index.js")).sort()))';
  const printed = execFileSync(process.execPath, ['-e', script], { cwd: folder, env, encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual([...Object.keys(requestSchemas), ...NOT_CALLABLE].toSorted());
});
