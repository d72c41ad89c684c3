import tls from 'node:tls';
import type { AddressInfo } from 'node:net';
import { selfMadeCertificate } from '@/tests/fixtures/files/self-made-certificate';
import { createReadCertificate, type CertificateIssuer } from './certificates';
import { readTlsCertificate } from './tls-certificate';

const served = { state: 'issued', reason: '', expiresAt: 1_900_000_000_000 } as const;
const waiting = { state: 'waiting', reason: '', expiresAt: null } as const;

/** What is read of a host whose issuer says this of it; `asked` collects the addresses. */
function read(
  issuer: CertificateIssuer,
  resource: string,
  told: unknown,
  { asked = [] as string[], shown = served as Awaited<ReturnType<typeof readTlsCertificate>> } = {},
) {
  const get = (url: string) => {
    asked.push(url);
    return told instanceof Error ? Promise.reject(told) : Promise.resolve(told);
  };
  const readTls = () => Promise.resolve(shown);
  return createReadCertificate({ issuer: () => issuer, resource: () => resource, get, readTls })(
    'oud.example',
  );
}

const BACKEND = 'projects/p/locations/l/backends/b';
const appHosting = (certState: string, ...messages: string[]) => ({
  customDomainStatus: { certState, issues: messages.map((message) => ({ code: 6, message })) },
});

test.each([
  ['CERT_ACTIVE', served],
  ['CERT_EXPIRING_SOON', served],
  ['CERT_VALIDATING', { ...served, state: 'waiting', reason: 'A CAA record forbids it.' }],
  ['CERT_EXPIRED', { ...served, state: 'failed', reason: 'A CAA record forbids it.' }],
  // What the API may say one day.
  ['CERT_ODD', served],
])('App Hosting says %s', async (state, expected) => {
  const asked: string[] = [];
  const told = appHosting(state, 'A CAA record forbids it.');
  expect(await read('app-hosting', BACKEND, told, { asked })).toEqual(expected);
  expect(asked).toEqual([`https://firebaseapphosting.googleapis.com/v1beta/${BACKEND}/domains/oud.example`]);
});

test.each([
  ['True', served],
  ['Unknown', { state: 'waiting', reason: 'Waiting for DNS.', expiresAt: null }],
  ['False', { state: 'failed', reason: 'Waiting for DNS.', expiresAt: null }],
])('a domain mapping of Cloud Run says %s', async (status, expected) => {
  const asked: string[] = [];
  const conditions = [
    { type: 'Ready', status: 'Unknown' },
    { type: 'CertificateProvisioned', status, message: 'Waiting for DNS.' },
  ];
  const shown = status === 'True' ? served : waiting;
  const told = { status: { conditions } };
  expect(await read('cloud-run', 'projects/p/locations/us-east1', told, { asked, shown })).toEqual(expected);
  expect(asked).toEqual([
    'https://us-east1-run.googleapis.com/apis/domains.cloudrun.com/v1/namespaces/p/domainmappings/oud.example',
  ]);
});

test('what the issuer does not know, or does not answer, is read from the host', async () => {
  expect(await read('app-hosting', BACKEND, null)).toEqual(served);
  expect(await read('cloud-run', 'nowhere', new Error('away'), { shown: null })).toBeNull();
  expect(await read('tls', '', new Error('never asked'))).toEqual(served);
});

test('a certificate that nobody vouches for is read without trusting it', async () => {
  const server = tls.createServer(selfMadeCertificate());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const found = await readTlsCertificate('localhost', port);
  expect(found).toMatchObject({ state: 'failed', reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(found?.expiresAt).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60_000);
  server.close();
  expect(await readTlsCertificate('localhost', port)).toBeNull();
});
