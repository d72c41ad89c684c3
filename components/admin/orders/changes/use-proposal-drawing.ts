import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DrawnProposal } from '@/components/admin/orders/changes/use-change-question';
import { useStoreId } from '@/context/use-store-id';
import { withPictures } from '@/lib/domain/studio/board/to-svg';
import { designInput } from '@/lib/domain/studio/design/design';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { readOrderedPictures } from '@/lib/functions/pictures/ordered-pictures';
import { useStudioClient } from '@/lib/hooks/browser/use-studio-client';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** One transparent pixel, for a picture that still loads or cannot be read. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The proposed design, which the worker draws after each change; `svg` includes the customer's pictures. */
export function useProposalDrawing(
  designId: string,
  template: StudioTemplate,
  input: DesignInput,
  onDrawn: (drawn: DrawnProposal) => void,
) {
  const { draw, attempt, retry } = useStudioClient();
  const [drawn, setDrawn] = useState<DrawnProposal | null>(null);
  const [failed, setFailed] = useState(false);
  const settle = useEffectEvent((next: DrawnProposal) => {
    setFailed(false);
    setDrawn(next);
    onDrawn(next);
  });

  useEffect(() => {
    draw(template, designInput(template, input)).then(
      (board) => board && settle({ input, board }),
      () => setFailed(true),
    );
  }, [draw, template, input, attempt]);

  const pictures = usePictures(designId, input);
  const board = drawn?.board ?? null;
  const svg = useMemo(
    () => board && withPictures(board.svg, (path) => pictures.get(path) ?? CLEAR),
    [board, pictures],
  );
  return { board, svg, failed, retry };
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The ordered board's pictures as data URLs, by their path in the input. */
function usePictures(designId: string, { pictures }: DesignInput): ReadonlyMap<string, string> {
  const store = useStoreId();
  const fields = Object.keys(pictures).sort();
  const read = useReadOnce(fields.length > 0 ? `${designId} ${fields.join(' ')}` : null, () =>
    readOrderedPictures(store, designId, fields),
  );
  const found = read.status === 'ready' ? read.value : null;
  return useMemo(() => {
    if (!found) return NONE;
    const urls = Object.entries(pictures).map(
      ([field, { path }]) => [path, `data:image/jpeg;base64,${found.get(field) ?? ''}`] as const,
    );
    return new Map(urls);
  }, [found, pictures]);
}
