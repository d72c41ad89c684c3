import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { measuredSizes } from './measured-sizes';
import { inCentimetres, inInches, sizeDrawing, type Box } from './size-drawing';

const value = (id: string, widthMm: number, heightMm: number) => ({
  id,
  name: { en: id, ar: id },
  dimensions: { widthMm, heightMm },
});
const productIn = (...values: ReturnType<typeof value>[]) =>
  aProduct({ options: [{ id: 'size', name: { en: 'Size', ar: 'المقاس' }, values }] });

test('sizes are told smallest first, and only those that were measured', () => {
  const product = productIn(value('50x70', 500, 700), value('a4', 210, 297));
  expect(measuredSizes(product).map(({ id }) => id)).toEqual(['a4', '50x70']);
  expect(measuredSizes(aProduct())).toEqual([]);
});

test('centimetres and inches have one decimal at most', () => {
  const a3 = { widthMm: 297, heightMm: 420 };
  expect(inCentimetres(a3)).toEqual({ width: 29.7, height: 42 });
  expect(inInches(a3)).toEqual({ width: 11.7, height: 16.5 });
});

test.each([
  ['small', [value('a4', 210, 297)]],
  ['wider than the sofa', [value('a4', 210, 297), value('wall', 3000, 1500)]],
])('%s boards are drawn true to scale, inside the drawing and clear of sofa and paper', (_, values) => {
  const { width, height, sofa, paper, boards } = sizeDrawing(measuredSizes(productIn(...values)));
  boards.forEach((board, index) => {
    expect(board).toMatchObject({
      width: values[index]?.dimensions.widthMm,
      height: values[index]?.dimensions.heightMm,
    });
    expect(board.y + board.height).toBeLessThan(sofa.y);
    expect(board.x + board.width).toBeLessThan(paper.x);
  });
  const isInside = ({ x, y, ...box }: Box) =>
    x >= 0 && y >= 0 && x + box.width <= width && y + box.height <= height;
  expect([sofa, paper, ...boards].every(isInside)).toBe(true);
});
