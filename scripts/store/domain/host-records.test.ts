import { authorizeDomain, hostRecordsOf } from './host-records';

const BACKEND = 'projects/p/locations/us-central1/backends/shop-oud';
const STATUS = {
  customDomainStatus: {
    requiredDnsUpdates: [
      {
        domainName: 'oud.example',
        desired: [
          {
            records: [
              { domainName: 'oud.example', type: 'A', rdata: '5.6.7.8', requiredAction: 'ADD' },
              { domainName: 'oud.example', type: 'TXT', rdata: 'fah-claim=1', requiredAction: 'ADD' },
              { domainName: 'oud.example', type: 'A', rdata: '9.9.9.9', requiredAction: 'REMOVE' },
            ],
          },
        ],
      },
    ],
  },
};

test('a domain is added to the backend once, and its records are those that App Hosting wants added', async () => {
  let status: object | null = null;
  const changes: string[] = [];
  const ask = (url: string, change?: { method: string }) => {
    if (change) changes.push(`${change.method} ${url.slice(url.indexOf('/projects'))}`);
    if (url.endsWith('/backends')) return Promise.resolve({ backends: [{ name: BACKEND }] });
    if (change) status = {};
    return Promise.resolve(status);
  };
  const looked = () => Promise.resolve((status = STATUS));
  const wanted = { projectId: 'p', backend: 'shop-oud', domain: 'oud.example' };
  const records = [
    { type: 'A', name: 'oud.example', value: '5.6.7.8' },
    { type: 'TXT', name: 'oud.example', value: 'fah-claim=1' },
  ];
  expect(await hostRecordsOf(ask, wanted, looked)).toEqual(records);
  expect(await hostRecordsOf(ask, wanted, looked)).toEqual(records);
  expect(changes).toEqual([`POST /${BACKEND}/domains?domainId=oud.example`]);
});

test('a backend that is not there is named', async () => {
  const wanted = { projectId: 'p', backend: 'shop-oud', domain: 'oud.example' };
  await expect(hostRecordsOf(() => Promise.resolve({}), wanted)).rejects.toThrow('no backend "shop-oud"');
});

test('a domain is authorised for signing in beside those that are', async () => {
  const bodies: unknown[] = [];
  const ask = (_url: string, change?: { body: unknown }) => {
    if (change) bodies.push(change.body);
    return Promise.resolve({ authorizedDomains: ['p.firebaseapp.com'] });
  };
  expect(await authorizeDomain(ask, 'p', 'oud.example')).toBe(true);
  expect(await authorizeDomain(ask, 'p', 'p.firebaseapp.com')).toBe(false);
  expect(bodies).toEqual([{ authorizedDomains: ['p.firebaseapp.com', 'oud.example'] }]);
});
