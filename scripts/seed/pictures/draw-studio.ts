import { layoutBoard } from '@/lib/domain/studio/board/layout-board';
import { toSvg, withPictures } from '@/lib/domain/studio/board/to-svg';
import { firstInput, withExamples } from '@/lib/domain/studio/design/first-input';
import { filesOfDesign } from '@/lib/domain/studio/text/files-of-design';
import type { StudioBoardSeed } from '../data/studio-boards';
import { draw } from './draw';
import { document, HEIGHT, WIDTH } from './svg';
import { packagedShaper } from './studio-shaper';
import type { Shape } from './type';

const SIZE = { widthMm: 400, heightMm: 500 };
/** The sample picture in place of a shopper's own. */
const SAMPLE = { path: 'sample', widthPx: WIDTH, heightPx: HEIGHT };
/** The middle of the sample, without the paper around it. */
const MIDDLE = { x: 100, y: 90, width: 800, height: 700 };

/** Draws studio boards with the studio's own renderer, so that they look as shoppers will see them. */
export function openStudio(shape: Shape) {
  const shaperOf = packagedShaper();
  const picture = draw({ kind: 'landscape', palette: 'linen', scene: 'oasis' }, 'sample', shape);
  const href = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;

  return async ({ template, locale }: StudioBoardSeed): Promise<string> => {
    const input = withExamples(template, firstInput(template, SIZE, locale));
    const slots = template.fields.filter(({ kind }) => kind === 'picture');
    const pictures = Object.fromEntries(slots.map(({ id }) => [id, { ...SAMPLE, crop: MIDDLE }]));
    const filled = { ...input, pictures };
    const layout = layoutBoard(template, filled, await shaperOf(filesOfDesign(template, filled)));
    const svg = withPictures(toSvg(layout.ok ? layout.value : layout.scene), () => href);
    const viewBox = `0 0 ${SIZE.widthMm} ${SIZE.heightMm}`;
    const inner = `<svg x="0" y="0" width="${WIDTH}" height="${HEIGHT}" viewBox="${viewBox}">`;
    return document(svg.replace(/^<svg[^>]*>/, inner));
  };
}
