import type { DesignChange } from '@/lib/domain/orders/order';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aSoldDesign } from '@/tests/fixtures/studio/studio';
import { finishMail } from '../html-page';
import { renderChangeMail } from './render-change-mail';

const change: DesignChange = {
  ...{ id: 'c1', at: 1, by: 'staff', message: 'Is it Haddad? see evil.com', state: 'waiting' },
  ...{ answer: '', endedAt: null },
  from: aSoldDesign('d1').design,
  to: aSoldDesign('d2').design,
};
const mailOf = (
  changes: Partial<DesignChange>,
  kind: Parameters<typeof renderChangeMail>[0]['kind'],
  locale: 'en' | 'ar' = 'en',
) =>
  finishMail(
    renderChangeMail({
      ...{ kind, locale, order: anOrder(), setting: aStoreSetting(), link: 'https://shop.example/x' },
      change: { ...change, ...changes },
      pictureUrl: (path) => `https://pictures.example/${path}`,
    }),
    '',
  );

test('both designs are shown beside each other in the language of the order, with what the store asks and the link', () => {
  const { html, text } = mailOf({}, 'order-design-change', 'ar');
  expect(html.match(/pictures\.example[^"]+d[12]\.png/g)).toHaveLength(2);
  expect(html).toContain('كما طُلب');
  for (const part of ['Is it Haddad?', 'https://shop.example/x']) expect(text).toContain(part);
  expect(text + html).not.toContain('evil.com');
});

test('a question without another design shows the ordered one alone', () => {
  const { html, text } = mailOf({ to: null }, 'order-design-change');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(text).toContain('has a question about a board');
});

test('the store reads whether its customer agreed, and in which words', () => {
  expect(mailOf({ state: 'approved' }, 'owner-design-answered').text).toContain('approved the design');
  const { text } = mailOf({ state: 'refused', answer: 'Two d' }, 'owner-design-answered');
  expect(text).toContain('did not approve');
  expect(text).toContain('Two d');
});
