import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { pageStore } from '@/lib/browser/page-store';
import { saveFile } from '@/lib/browser/save-file';
import { boardOutlines, cuttingSvg, picturesOn } from '@/lib/domain/workshop/board-outlines';
import type { WorkBoard, WorkItem } from '@/lib/domain/workshop/queue';
import { readOrderedPictures } from '@/lib/functions/pictures/ordered-pictures';
import { readDrawing } from '@/lib/pictures/read-drawing';
import type { PrintedBoard } from './print-pdf';

type Problem = 'unread' | 'altered' | 'pictures';
type Read = Omit<PrintedBoard, 'number'> | { readonly problem: Problem };

const loadPdf = () => import('./print-pdf');

/** Creates the print and cutting files from the stored drawings; a toast names skipped boards and the reason. */
export function usePrintFiles() {
  const { t } = useTranslation('admin-workshop');
  const [drawing, setDrawing] = useState(false);

  const tell = (number: string, problem: Problem) =>
    notify({ type: 'error', message: t(`ticket.problem.${problem}`, { number }) });

  const savePdf = async (items: readonly WorkItem[]) => {
    setDrawing(true);
    try {
      const boards: PrintedBoard[] = [];
      for (const { order, boards: designed } of items)
        for (const board of designed) {
          const read = await readBoard(board);
          if ('problem' in read) tell(order.number, read.problem);
          else boards.push({ number: order.number, ...read });
        }
      if (boards.length === 0) return;
      const { printPdf } = await loadPdf();
      const [first] = boards;
      const name = boards.length === 1 && first ? first.number : t('ticket.fileName');
      saveFile(`${name}.pdf`, 'application/pdf', await printPdf(boards));
    } catch {
      notify({ type: 'error', message: t('ticket.problem.pdf') });
    } finally {
      setDrawing(false);
    }
  };

  const saveSvg = async ({ order: { number } }: WorkItem, board: WorkBoard) => {
    const read = await readBoard(board);
    if ('problem' in read) return tell(number, read.problem);
    saveFile(
      `${number}-${board.line.sku || 'board'}.svg`,
      'image/svg+xml',
      cuttingSvg(read.outlines, read.pictures),
    );
  };

  /** Preloads the PDF code, on hover or focus of the button. */
  const prepare = () => void loadPdf().catch(() => undefined);
  return { drawing, savePdf, saveSvg, prepare };
}

async function readBoard({ design }: WorkBoard): Promise<Read> {
  if (!design) return { problem: 'unread' };
  const svg = await readDrawing(design);
  if (!svg.ok) return { problem: svg.error.code === 'design-differs' ? 'altered' : 'unread' };
  const outlines = boardOutlines(svg.value, design);
  if (!outlines) return { problem: 'unread' };
  const pictures = await readOrderedPictures(pageStore(), design.id, picturesOn(outlines));
  return pictures.ok ? { outlines, pictures: pictures.value } : { problem: 'pictures' };
}
