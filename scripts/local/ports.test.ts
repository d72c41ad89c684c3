import { localPorts } from './ports.mjs';

test('a site may stand anywhere but where the local Firebase stands', () => {
  expect(localPorts({ PORT: '3100' })).toMatchObject({ site: 3100, firestore: 8080 });
  expect(() => localPorts({ PORT: '8080' })).toThrow(
    'PORT is 8080, where the local Firebase has its firestore.',
  );
  expect(() => localPorts({ LOCAL_PORT_BASE: '24000', PORT: '24003' })).toThrow('its auth');
  expect(localPorts({ LOCAL_PORT_BASE: '24000' }).site).toBe(24_000);
});
