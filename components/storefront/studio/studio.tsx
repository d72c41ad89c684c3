import { useCallback, useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import { stepOfKeys } from '@/lib/browser/undo-keys';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { withPictures } from '@/lib/domain/studio/board/to-svg';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { isUntouched, withExamples } from '@/lib/domain/studio/design/first-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { useStudioClient } from '@/lib/hooks/browser/use-studio-client';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { BoardPreview } from './board-preview';
import { StudioChoices } from './choices/studio-choices';
import { StudioFields } from './fields/studio-fields';
import { HistoryButtons } from './history-buttons';
import { MyDesigns } from './order/my-designs';
import { OrderBox } from './order/order-box';
import { ShareDesign } from './order/share-design';
import styles from './studio.module.css';
import { useDesign } from './use-design';
import { useDrawnBoard } from './use-drawn-board';
import { usePicturePreviews } from './use-picture-previews';
import { useViewHeight } from './use-view-height';

interface StudioProps {
  readonly product: Product;
  readonly template: StudioTemplate;
}

/** The board beside its fields; above them on a phone. */
export function Studio({ product, template }: StudioProps) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const studio = useStudioClient();
  const { draw, retry } = studio;
  /** The worker draws while the page renders the letter. `useDrawnBoard` asks for the same board, and tells of a failure. */
  const drawAhead = useCallback(
    (next: DesignInput) => void draw(template, toDraw(template, next)).catch(() => null),
    [draw, template],
  );
  const design = useDesign(product, template, drawAhead);
  const { designed, variant, draft } = design;
  /** Nothing is designed in place of what could not be read: it would be ordered instead. */
  const isUnread = draft === 'unread';
  const untouched = isUntouched(designed);
  const shown = useMemo(() => toDraw(template, designed), [template, designed]);
  const { drawn, failed, drawNow } = useDrawnBoard(studio, template, shown, draft !== 'found');
  /** For what can follow a keystroke a moment later. */
  const settled = useDeferredValue(designed);
  /** The fields whose picture could not be shown. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const pictures = usePicturePreviews(designed, (id) => {
    const { [id]: _, ...others } = design.latest().now.input.pictures;
    design.change(id, { pictures: others });
    setGone((before) => [...before, id]);
    const field = template.fields.find((one) => one.id === id);
    const name = field ? localized(field.label, locale) : '';
    notify({ type: 'error', message: t('order.of', { name, text: t('picture.gone') }) });
  });
  /** True after the first attempt to order: from then on, missing fields are marked. */
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const root = useViewHeight<HTMLDivElement>();
  const { previewOf } = pictures;
  const onScreen = useMemo(
    () => drawn && { svg: withPictures(drawn.board.svg, previewOf), input: drawn.input },
    [drawn, previewOf],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) leaveLine(event.target, form.current);
    const step = stepOfKeys(event);
    if (!step) return;
    event.preventDefault();
    design[step]();
  };
  const showProblems = useCallback(() => {
    setTried(true);
    // The errors are rendered in the next frame.
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
      (wrong ?? form.current?.querySelector<HTMLElement>('input, textarea'))?.focus();
    });
  }, []);

  return (
    <div ref={root} className={styles.studio} onKeyDown={onKeyDown}>
      <div className={styles.board}>
        <BoardPreview
          template={template}
          shown={onScreen}
          note={untouched ? t('preview.example') : null}
          failed={failed || isUnread}
          onRetry={isUnread ? sendRetrySignal : retry}
        />
      </div>
      <div ref={form} className={styles.form} inert={isUnread}>
        <HistoryButtons
          template={template}
          look={design.look}
          canUndo={design.canUndo}
          canRedo={design.canRedo}
          undo={design.undo}
          redo={design.redo}
          change={design.change}
        />
        <StudioFields
          template={template}
          design={design}
          problems={drawn?.board.problems}
          warnings={drawn?.board.warnings}
          showMissing={tried}
          gone={gone}
          onPicture={pictures.add}
          previewOf={previewOf}
        />
        <StudioChoices
          product={product}
          template={template}
          look={design.look}
          variant={variant}
          change={design.change}
          chooseOption={design.chooseOption}
        />
        {variant && (
          <OrderBox
            product={product}
            variant={variant}
            template={template}
            input={settled}
            latest={design.latest}
            drawNow={drawNow}
            onProblems={showProblems}
          />
        )}
        <ShareDesign
          product={product}
          input={settled}
          latest={design.latest}
          variantId={variant?.id}
          drawNow={drawNow}
        />
        <MyDesigns
          product={product}
          template={template}
          latest={design.latest}
          open={design.open}
          drawNow={drawNow}
        />
      </div>
    </div>
  );
}

/** An empty board shows the examples of its fields. */
const toDraw = (template: StudioTemplate, designed: DesignInput): DesignInput =>
  isUntouched(designed) ? withExamples(template, designed) : designed;

/** Enter leads from a line to the next field, and after the last puts a phone's keyboard away, so that the board is seen whole. */
function leaveLine(from: EventTarget, form: HTMLElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('input:not([type]), textarea') ?? [])];
  if (!(from instanceof HTMLInputElement) || !fields.includes(from)) return;
  const next = fields[fields.indexOf(from) + 1];
  if (next) next.focus();
  else from.blur();
}
