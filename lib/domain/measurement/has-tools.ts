import type { ToolIds } from './tools';

/** Whether a store has set any tool; what tools it may be loads later. */
export const hasTools = ({ google, meta, tiktok }: ToolIds): boolean => Boolean(google || meta || tiktok);
