import { telLink } from './tel-link';

test.each([
  ['+966 50 123 4567', 'tel:+966501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'tel:0501234567'],
  ['+966 (0)50 123 4567', 'tel:+966501234567'],
  ['0044 ( 0 ) 20 7946 0000', 'tel:00442079460000'],
  ['(02) 1234 5678', 'tel:0212345678'],
  ['(0) 50 123 4567', 'tel:0501234567'],
])('%s is dialled as %s', (written, address) => expect(telLink(written)).toBe(address));
