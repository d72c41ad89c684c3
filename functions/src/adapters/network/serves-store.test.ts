import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { storeId } from '@/lib/domain/ids';
import { selfMadeCertificate } from '@/tests/fixtures/files/self-made-certificate';
import { servesStore } from './serves-store';

const ROOT = path.resolve(__dirname, '../../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serves-store-'));
const certificate = selfMadeCertificate();
let answers: RequestListener[];
const server = createServer(certificate, (request, response) => answers.shift()?.(request, response));
let domain: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  domain = `localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

const says =
  (body: string): RequestListener =>
  (_, response) =>
    response.end(body);
const shop = says(JSON.stringify({ storeId: 'demo' }));

test('a certificate that nobody trusts serves nobody', async () => {
  answers = [shop];
  expect(await servesStore(domain, storeId('demo'))).toBe(false);
  expect(answers).toEqual([shop]);
});

/** What a process that trusts the certificate finds, asking once for each answer: Node.js decides that at its start. */
async function found(given: readonly RequestListener[]): Promise<unknown> {
  answers = [...given];
  const trusted = path.join(folder, 'trusted.pem');
  fs.writeFileSync(trusted, certificate.cert);
  const code = `
    import { build } from 'esbuild';
    const { outputFiles: [file] } = await build({
      entryPoints: ['functions/src/adapters/network/serves-store.ts'], bundle: true, write: false, format: 'esm',
    });
    const { servesStore } = await import('data:text/javascript;base64,' + btoa(file.text));
    const found = [];
    for (let count = 0; count < ${given.length}; count += 1) found.push(await servesStore('${domain}', 'demo'));
    console.log(JSON.stringify(found));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: ROOT,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
  });
  return JSON.parse(stdout);
}

test('only the health of this very shop counts, over https and without a way elsewhere', async () => {
  const asked: (string | undefined)[] = [];
  const answered = await found([
    (request, response) => {
      asked.push(request.url);
      shop(request, response);
    },
    says(JSON.stringify({ storeId: 'other' })),
    says('<!doctype html>'),
    says('null'),
    (_, response) => response.writeHead(302, { location: '/api/health' }).end(),
    (request) => request.socket.destroy(),
    shop,
  ]);
  expect(answered).toEqual([true, false, false, false, false, false, true]);
  expect(asked).toEqual(['/api/health']);
}, 30_000);
