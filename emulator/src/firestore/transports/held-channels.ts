import type { BackChannel, BackChannelOwner } from './webchannel-back-channel';

/** Chromium opens six HTTP/1.1 connections per host for all its tabs; two stay free for everything else. */
const HELD_PER_BROWSER = 4;
const HELD_AT_LEAST_MS = 100;

interface Held {
  readonly channel: BackChannel;
  readonly owner: BackChannelOwner;
}

/** Keeps one browser's tabs from using up its connections: beyond four back channels the oldest is ended. */
export class HeldChannels {
  private readonly byBrowser = new Map<string, Held[]>();

  add(browser: string, held: Held): void {
    const all = this.byBrowser.get(browser) ?? [];
    all.push(held);
    this.byBrowser.set(browser, all);
    this.relieve(browser);
  }

  remove(browser: string, channel: BackChannel): void {
    const rest = (this.byBrowser.get(browser) ?? []).filter((held) => held.channel !== channel);
    if (rest.length > 0) this.byBrowser.set(browser, rest);
    else this.byBrowser.delete(browser);
  }

  private relieve(browser: string): void {
    const all = this.byBrowser.get(browser) ?? [];
    const oldest = all[0];
    if (!oldest || all.length <= HELD_PER_BROWSER) return;
    const remaining = oldest.channel.openedAt + HELD_AT_LEAST_MS - Date.now();
    if (remaining > 0) {
      setTimeout(() => this.relieve(browser), remaining).unref();
      return;
    }
    this.remove(browser, oldest.channel);
    oldest.owner.release();
    this.relieve(browser);
  }
}
