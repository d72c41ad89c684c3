import type { Consent } from './consent';

/** What visitors are asked about, each on its own. */
export const PURPOSES = ['analytics', 'advertising'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The tools that a store can switch on by its id there: Google Analytics 4, the Meta and the TikTok pixel. */
export const TOOLS = {
  google: { purpose: 'analytics', shape: /^G-[A-Z\d]{4,20}$/ },
  meta: { purpose: 'advertising', shape: /^\d{10,20}$/ },
  tiktok: { purpose: 'advertising', shape: /^[A-Z\d]{12,32}$/ },
} as const satisfies Record<string, { purpose: Purpose; shape: RegExp }>;
export type ToolName = keyof typeof TOOLS;

export interface Tool {
  readonly name: ToolName;
  readonly id: string;
}

/** The tools' ids in a store's setting; empty for none. */
export type ToolIds = Readonly<Record<ToolName, string>>;

const NAMES = ['google', 'meta', 'tiktok'] as const satisfies readonly ToolName[];

/** The tools of a store; an id of another shape counts as none. */
export const toolsOf = (ids: ToolIds): Tool[] =>
  NAMES.map((name) => ({ name, id: ids[name] })).filter(({ name, id }) => TOOLS[name].shape.test(id));

/** The purposes of these tools, so that nobody is asked about more. */
export const purposesOf = (tools: readonly Tool[]): Purpose[] =>
  PURPOSES.filter((purpose) => tools.some(({ name }) => TOOLS[name].purpose === purpose));

/** The tools that a visitor allows. */
export const allowedTools = (tools: readonly Tool[], consent: Consent): Tool[] =>
  tools.filter(({ name }) => consent[TOOLS[name].purpose]);
