/**
 * The script of the frame in which tools of others run: bundled into `public/measurement`. It takes the tools and the events from
 * the page around it and from nobody else.
 */
import type { ToolName } from '@/lib/domain/measurement/tools';
import type { FrameMessage } from '@/lib/browser/measurement/frame-message';
import { google } from './google';
import { meta } from './meta';
import { tiktok } from './tiktok';
import type { ToolAdapter } from './tool-adapter';

const ADAPTERS: Record<ToolName, ToolAdapter> = { google, meta, tiktok };
let running: readonly ToolAdapter[] = [];

window.addEventListener('message', ({ source, origin, data }: MessageEvent<FrameMessage>) => {
  if (source !== window.parent || origin !== window.location.origin) return;
  if (data.kind === 'start') {
    for (const { name, id } of data.tools) ADAPTERS[name].start(id, data.referral);
    running = data.tools.map(({ name }) => ADAPTERS[name]);
  } else {
    const page = `${origin}${data.page}`;
    for (const tool of running) tool.send(data.event, page);
  }
});
