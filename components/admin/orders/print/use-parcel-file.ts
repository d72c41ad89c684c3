import { useRef, useState } from 'react';
import { saveFile } from '@/lib/browser/save-file';
import { bytesOf } from '@/lib/domain/base64';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { PRINTED_AT_ONCE, type PaperSize, type ParcelPaper } from '@/lib/domain/papers/paper';
import { call } from '@/lib/functions/call';

interface Chosen {
  readonly kind: ParcelPaper;
  readonly size: PaperSize;
  readonly locale: Locale;
}

/** Draws the papers of some orders, a few at a time, and saves them as one PDF. */
export function useParcelFile(orders: readonly Order[], name: string) {
  /** Orders drawn so far while it runs, else null. */
  const [done, setDone] = useState<number | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const stopped = useRef(false);

  const draw = async (chosen: Chosen): Promise<boolean> => {
    stopped.current = false;
    setError(null);
    const files: Uint8Array[] = [];
    for (let at = 0; at < orders.length; at += PRINTED_AT_ONCE) {
      setDone(at);
      const some = orders.slice(at, at + PRINTED_AT_ONCE);
      const [first] = some;
      if (!first) break;
      const drawn = await call('printParcels', {
        ...{ storeId: first.storeId, orderIds: some.map(({ id }) => id), ...chosen },
      });
      if (stopped.current) return false;
      if (!drawn.ok) {
        setError(drawn.error);
        return false;
      }
      files.push(bytesOf(drawn.value.file));
    }
    const { joinPdfs } = await import('./join-pdfs');
    saveFile(`${name}.pdf`, 'application/pdf', await joinPdfs(files));
    return true;
  };

  const save = async (chosen: Chosen): Promise<boolean> => {
    try {
      return await draw(chosen);
    } catch {
      // The code that joins the PDFs did not load.
      setError({ code: 'internal' });
      return false;
    } finally {
      setDone(null);
    }
  };

  const stop = () => {
    stopped.current = true;
  };
  return { done, error, save, stop };
}
