import type { LocalizedText } from '@/lib/domain/locale';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { MAKING_STATES, type MakingState } from '@/lib/domain/orders/order-status';
import { queryText, type RawQuery } from '@/lib/domain/parse/query-text';
import type { Day } from '@/lib/domain/stats/store-day';
import type { Design } from '@/lib/domain/studio/design/design';
import { makingDays } from '@/lib/domain/studio/design/line-design';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { dueDay } from './due-day';

/** What the designs of a queue are, by id, and the templates that they were made with, by product. */
export interface DesignFacts {
  readonly designs: ReadonlyMap<string, Design>;
  readonly templates: ReadonlyMap<string, StudioTemplate>;
}

export interface WorkBoard {
  readonly line: OrderLine;
  /** Null until it is read, and where it is lost. */
  readonly design: Design | null;
  /** In the store's words; null where today's template no longer has it. */
  readonly frame: LocalizedText | null;
  readonly ink: LocalizedText | null;
  readonly background: LocalizedText | null;
}

/** An order as the workshop makes it. */
export interface WorkItem {
  readonly order: Order;
  /** When all of its boards should be made. */
  readonly due: Day;
  readonly timing: 'late' | 'today' | 'later';
  /** Those that were designed. */
  readonly boards: readonly WorkBoard[];
}

/** Where and when the workshop works. */
export interface Calendar {
  readonly today: Day;
  readonly timeZone: string;
}

/** What an order asks the workshop to do; what is made is never late. Shoppers were told working days from their order. */
export function workItem(order: Order, { designs, templates }: DesignFacts, calendar: Calendar): WorkItem {
  const due = dueDay(order.day, makingDays(order.lines), calendar.timeZone);
  const isDone = order.making?.state === 'made';
  const timing = isDone || due > calendar.today ? 'later' : due === calendar.today ? 'today' : 'late';
  const boards = order.lines.flatMap((line) => {
    if (!line.design) return [];
    const design = designs.get(line.design.id) ?? null;
    return [{ line, design, ...namesOf(design, templates.get(line.productId)) }];
  });
  return { order, due, timing, boards };
}

function namesOf(design: Design | null, template: StudioTemplate | undefined) {
  const nameIn = (choices: readonly { id: string; name: LocalizedText }[] = [], id: string | undefined) =>
    choices.find((choice) => choice.id === id)?.name ?? null;
  return {
    frame: nameIn(template?.frames, design?.input.frameId),
    ink: nameIn(template?.inks, design?.input.inkId),
    background: nameIn(template?.backgrounds, design?.input.backgroundId),
  };
}

export const DUE_FILTERS = ['', 'today', 'late'] as const;

/** What the address of the queue says; empty texts mean no choice. */
export interface QueueQuery {
  readonly state: MakingState;
  readonly due: (typeof DUE_FILTERS)[number];
  /** Of `sizeOf`. */
  readonly size: string;
  /** The id of a frame. */
  readonly frame: string;
  /** From 1. */
  readonly page: number;
}

export function parseQueueQuery(raw: RawQuery): QueueQuery {
  const text = queryText(raw);
  const page = Number(text('page'));
  return {
    state: MAKING_STATES.find((state) => state === text('state')) ?? 'waiting',
    due: DUE_FILTERS.find((due) => due === text('due')) ?? '',
    size: /^\d{1,5}x\d{1,5}$/.test(text('size')) ? text('size') : '',
    frame: text('frame').slice(0, 64),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a queue: only what is chosen. */
export const queueAddress = ({ state, due, size, frame, page }: QueueQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ state, due, size, frame, page: page > 1 ? String(page) : '' }).filter(
      ([name, value]) => value !== '' && !(name === 'state' && value === 'waiting'),
    ),
  );

/** The trimmed board in millimetres, as `300x400`. */
export const sizeOf = ({ design }: WorkBoard): string =>
  design ? `${design.input.widthMm}x${design.input.heightMm}` : '';

const frameOf = ({ design }: WorkBoard): string => design?.input.frameId ?? '';

/** The orders with a board of the chosen size and frame, in one; the most urgent first. */
export const filteredQueue = (items: readonly WorkItem[], { due, size, frame }: QueueQuery): WorkItem[] =>
  items
    .filter(
      ({ timing, boards }) =>
        (due === '' || timing === due) &&
        boards.some(
          (board) => (size === '' || sizeOf(board) === size) && (frame === '' || frameOf(board) === frame),
        ),
    )
    .sort((one, other) => one.due.localeCompare(other.due) || one.order.createdAt - other.order.createdAt);

/** How many pieces a queue has of a size or a frame. */
export interface QueueGroup {
  readonly key: string;
  /** Null where nothing names it. */
  readonly name: LocalizedText | null;
  readonly pieces: number;
}

/** The pieces by what `of` tells of them, most pieces first; what is not known yet is left out. */
export function grouped(items: readonly WorkItem[], of: 'size' | 'frame'): QueueGroup[] {
  const groups = new Map<string, QueueGroup>();
  for (const board of items.flatMap(({ boards }) => boards)) {
    const key = of === 'size' ? sizeOf(board) : frameOf(board);
    if (!key) continue;
    const known = groups.get(key);
    const name = of === 'frame' ? board.frame : null;
    groups.set(key, {
      key,
      name: known?.name ?? name,
      pieces: (known?.pieces ?? 0) + board.line.quantity,
    });
  }
  return [...groups.values()].sort(
    (one, other) => other.pieces - one.pieces || one.key.localeCompare(other.key),
  );
}
