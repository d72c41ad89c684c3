import { parsePhone } from './phone';

test.each([
  ['٠٥٠١٢٣٤٥٦٧', 'SA', '+966501234567'],
  ['００９６６５０１２３４５６７', '', '+966501234567'],
  ['+966 (0) 50 123 4567', '', '+966501234567'],
  ['966501234567', 'SA', '+966501234567'],
  ['tel:+971-50-123-4567', 'SA', '+971501234567'],
  ['\u200e+20 10 1234 5678\u200f', 'EG', '+201012345678'],
])('%s in %s is %s', (text, country, value) => {
  expect(parsePhone(text, country)).toEqual({ ok: true, value });
});

test.each([
  ['', 'SA', 'missing'],
  ['050123456', 'SA', 'short'],
  ['05012345678', 'SA', 'long'],
  ['0301234567', 'SA', 'invalid'],
  ['0501234567', '', 'country'],
  ['+999 123 456 789', 'SA', 'country'],
  ['0501234567 / 0559876543', 'SA', 'several'],
  ['0501234567 0559876543', 'SA', 'several'],
  ['ask my wife', 'SA', 'letters'],
])('%s in %s is refused: %s', (text, country, error) => {
  expect(parsePhone(text, country)).toEqual({ ok: false, error });
});
