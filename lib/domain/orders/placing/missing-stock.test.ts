import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aSoldDesign } from '@/tests/fixtures/studio/studio';
import { missingStock } from './missing-stock';

const [line] = anOrder().lines;
if (!line) throw new Error('The order has no line.');
const designed = (id: string) => ({ ...line, design: aSoldDesign(id).design });
const boards = (stock: number) => catalogueOf(aProduct({ variants: [aVariant({ stock })] }));

test.each([
  ['all there', [line], boards(1), []],
  ['two lines of one variant that share its stock', [line, line], boards(1), ['stock']],
  ['two designs of one variant, which share it too', [designed('d1'), designed('d2')], boards(1), ['stock']],
  ['sold out', [line], boards(0), ['sold-out']],
  ['no longer offered', [line], catalogueOf(aProduct({ status: 'draft' })), ['gone']],
  ['no longer there', [line], catalogueOf(), ['gone']],
])('what an order misses: %s', (_, lines, catalogue, kinds) => {
  expect(missingStock(lines, catalogue, 'en').map(({ kind }) => kind)).toEqual(kinds);
});
