import { isSignedWebhook, signWebhook } from './webhook-signature';

const NOW = 1_674_087_231_000;
const SECRET = `whsec_${Buffer.from('any bytes').toString('base64')}`;
const headers = { id: 'msg_1', timestamp: String(NOW / 1000) };
const body = '{"type":"mail.bounced"}';
const signature = signWebhook(SECRET, headers, body);
const fits = (changes: object = {}, text = body, now = NOW, secret = SECRET) =>
  isSignedWebhook(secret, { ...headers, signature, ...changes }, text, now);

test('a signature fits its own message alone, and a few minutes long', () => {
  expect(fits()).toBe(true);
  expect(fits({ signature: `v1,old ${signature}` })).toBe(true);
  expect(fits({ id: 'msg_2' })).toBe(false);
  expect(fits({}, `${body} `)).toBe(false);
  expect(fits({}, body, NOW, 'another')).toBe(false);
  for (const lost of [{ id: '' }, { timestamp: '' }, { signature: '' }, { timestamp: 'now' }])
    expect(fits(lost)).toBe(false);
  for (const minutes of [-6, 6]) expect(fits({}, body, NOW + minutes * 60_000)).toBe(false);
});

test('a secret in base64 and one in plain text are both keys', () => {
  const plain = signWebhook('any long random text', headers, body);
  expect(fits({ signature: plain }, body, NOW, 'any long random text')).toBe(true);
  expect(plain).not.toBe(signature);
});
