import type { LocalizedText } from '@/lib/domain/locale';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { MAKING_STATES, type MakingState } from '@/lib/domain/orders/order-status';
import { queryText, type RawQuery } from '@/lib/domain/parse/query-text';
import type { Day } from '@/lib/domain/stats/store-day';
import type { Design } from '@/lib/domain/studio/design/design';
import { makingDays } from '@/lib/domain/studio/design/line-design';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { dueDay } from './due-day';

/** The designs of a queue by id, and their templates. */
export interface DesignFacts {
  readonly designs: ReadonlyMap<string, Design>;
  /** Today's, by product. */
  readonly templates: ReadonlyMap<string, StudioTemplate>;
  /** Earlier versions that designs were drawn by, by `versionKey`; the last fifty of a product are stored. */
  readonly versions: ReadonlyMap<string, StudioTemplate>;
}

/** What a version of a product's template is found by. */
export const versionKey = ({
  productId,
  templateVersion,
}: Pick<Design, 'productId' | 'templateVersion'>): string => `${productId} ${templateVersion}`;

/** The template that a design was drawn by; today's where that version is no longer stored. */
const templateOf = (design: Design, { templates, versions }: DesignFacts): StudioTemplate | undefined =>
  versions.get(versionKey(design)) ?? templates.get(design.productId);

export interface WorkBoard {
  readonly line: OrderLine;
  /** Null until loaded, and if lost. */
  readonly design: Design | null;
  /** The frame's name when the board was designed; null if that is no longer known. */
  readonly frame: LocalizedText | null;
  readonly ink: LocalizedText | null;
  readonly background: LocalizedText | null;
}

/** An order in the workshop. */
export interface WorkItem {
  readonly order: Order;
  /** The due day of all its boards. */
  readonly due: Day;
  readonly timing: 'late' | 'today' | 'later';
  /** The designed ones. */
  readonly boards: readonly WorkBoard[];
}

/** The workshop's time zone and calendar. */
export interface Calendar {
  readonly today: Day;
  readonly timeZone: string;
}

/** An order's work for the workshop; finished work is never late. The promised working days count from the order. */
export function workItem(order: Order, facts: DesignFacts, calendar: Calendar): WorkItem {
  const due = dueDay(order.day, makingDays(order.lines), calendar.timeZone);
  const isDone = order.making?.state === 'made';
  const timing = isDone || due > calendar.today ? 'later' : due === calendar.today ? 'today' : 'late';
  const boards = order.lines.flatMap((line) => {
    if (!line.design) return [];
    const design = facts.designs.get(line.design.id) ?? null;
    return [{ line, design, ...namesOf(design, design ? templateOf(design, facts) : undefined) }];
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

/** The query of the queue; empty texts mean no choice. */
export interface QueueQuery {
  readonly state: MakingState;
  readonly due: (typeof DUE_FILTERS)[number];
  /** A value of `sizeOf`. */
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

/** The URL query of a queue: only what is chosen. */
export const queueAddress = ({ state, due, size, frame, page }: QueueQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ state, due, size, frame, page: page > 1 ? String(page) : '' }).filter(
      ([name, value]) => value !== '' && !(name === 'state' && value === 'waiting'),
    ),
  );

/** The trimmed board in millimetres, such as `300x400`. */
export const sizeOf = ({ design }: WorkBoard): string =>
  design ? `${design.input.widthMm}x${design.input.heightMm}` : '';

const frameOf = ({ design }: WorkBoard): string => design?.input.frameId ?? '';

/** The orders with a board that matches both size and frame, most urgent first. */
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

/** The number of pieces per size or frame. */
export interface QueueGroup {
  readonly key: string;
  /** Null without a name. */
  readonly name: LocalizedText | null;
  readonly pieces: number;
}

/** The pieces grouped by `of`, largest group first; unknown values are left out. */
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
