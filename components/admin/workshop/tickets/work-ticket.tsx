import { Button } from '@chakra-ui/react';
import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { Barcode } from '@/components/admin/orders/print/barcode';
import printed from '@/components/admin/orders/print/print.module.css';
import styles from '@/components/admin/workshop/tickets/work-ticket.module.css';
import { useBoardTexts } from '@/components/admin/workshop/use-board-texts';
import { localized } from '@/lib/domain/locale';
import { wordTexts } from '@/lib/domain/studio/design/line-design';
import { FACES } from '@/lib/domain/studio/text/faces';
import { sizeOf, type WorkBoard, type WorkItem } from '@/lib/domain/workshop/queue';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { imageUrl } from '@/lib/pictures/image-url';
import { recipe } from '@/theme/recipe';

interface WorkTicketProps {
  readonly item: WorkItem;
  readonly onCutting: (board: WorkBoard) => void;
}

/** The workshop's data for one order's boards; no prices and no address. */
export function WorkTicket({ item, onCutting }: WorkTicketProps) {
  const { t } = useTranslation('admin-workshop');
  const { due } = useBoardTexts();
  const { number } = item.order;
  return (
    <article className={printed.slip} data-print>
      <header className={printed.header}>
        <div>
          <h2 className={recipe('heading', { size: '2xl' })}>{t('ticket.of')}</h2>
          <p className={printed.title}>{due(item)}</p>
        </div>
        <div className={printed.number}>
          <Barcode text={number} className={printed.barcode} />
          <p>
            <bdi>{number}</bdi>
          </p>
        </div>
      </header>
      {item.boards.map((board, index) => (
        <TicketBoard key={index} board={board} onCutting={() => onCutting(board)} />
      ))}
    </article>
  );
}

interface TicketBoardProps {
  readonly board: WorkBoard;
  readonly onCutting: () => void;
}

function TicketBoard({ board, onCutting }: TicketBoardProps) {
  const { t } = useTranslation('admin-workshop');
  const { locale } = useFormats();
  const { line } = board;
  const title = localized(line.title, locale);
  return (
    <section className={styles.board}>
      {line.design && (
        <Image
          className={styles.picture}
          src={imageUrl(line.design.proofPath)}
          alt={t('proofOf', { title })}
          width={480}
          height={640}
          loading="eager"
        />
      )}
      <div className={styles.facts}>
        <h3 className={printed.title}>
          <bdi>{title}</bdi>
        </h3>
        {wordTexts(line.design, locale).map((text) => (
          <p key={text} className={styles.words}>
            <bdi>{text}</bdi>
          </p>
        ))}
        <Facts board={board} />
        <Button className={styles.onScreen} size="xs" variant="outline" alignSelf="start" onClick={onCutting}>
          {t('ticket.svg')}
        </Button>
      </div>
    </section>
  );
}

function Facts({ board }: { readonly board: WorkBoard }) {
  const { t } = useTranslation('admin-workshop');
  const { count, locale } = useFormats();
  const { size } = useBoardTexts();
  const { line, design, frame, ink, background } = board;
  const named = { frame, ink, background };
  const facts = [
    { key: 'pieces', value: count(line.quantity) },
    { key: 'sku', value: line.sku },
    { key: 'size', value: design ? size(sizeOf(board)) : '' },
    { key: 'arabicFace', value: design ? FACES[design.input.arabicFace].name : '' },
    { key: 'latinFace', value: design ? FACES[design.input.latinFace].name : '' },
    ...(['ink', 'background', 'frame'] as const).map((key) => ({
      key,
      value: named[key] ? localized(named[key], locale) : '',
    })),
  ] as const;
  return (
    <dl className={styles.list}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`ticket.fact.${key}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
