import type { Socket } from 'node:net';
import type { BackChannel, BackChannelOwner } from './webchannel-back-channel';

/** Chromium opens six HTTP/1.1 connections per host for all tabs of a profile; two stay free for everything else. */
const CONNECTIONS_PER_PROFILE = 6;
const HELD_PER_PROFILE = 4;
const HELD_AT_LEAST_MS = 40;
/** More connections mean more profiles, of which hardly any is crowded: at most fifty channels a second are ended. */
const HELD_AT_LEAST_AMONG_MANY_MS = 1_000;
const HELD_PER_CONNECTION_MS = 20;

interface Held {
  readonly channel: Pick<BackChannel, 'openedAt'>;
  readonly owner: Pick<BackChannelOwner, 'release'>;
}
interface Browser {
  readonly connections: Set<Socket>;
  /** Oldest first. */
  held: Held[];
  timer: NodeJS.Timeout | null;
}

/**
 * Keeps a browser's tabs from using up its connections: beyond four held back channels of one address and user agent
 * the oldest is ended, and its tab asks again when it gets a connection.
 */
export class HeldChannels {
  private readonly browsers = new Map<string, Browser>();

  /** Notes a connection of a browser, until it closes. */
  connected(name: string, socket: Socket): void {
    const browser = this.browsers.get(name) ?? { connections: new Set(), held: [], timer: null };
    this.browsers.set(name, browser);
    if (browser.connections.has(socket)) return;
    browser.connections.add(socket);
    socket.once('close', () => {
      browser.connections.delete(socket);
      if (browser.connections.size === 0) this.browsers.delete(name);
    });
  }

  add(name: string, held: Held): void {
    const browser = this.browsers.get(name);
    if (!browser) return;
    browser.held.push(held);
    this.relieve(browser);
  }

  remove(name: string, channel: Held['channel']): void {
    const browser = this.browsers.get(name);
    if (browser) browser.held = browser.held.filter((held) => held.channel !== channel);
  }

  private relieve(browser: Browser): void {
    for (
      let [oldest] = browser.held;
      oldest && browser.held.length > HELD_PER_PROFILE;
      [oldest] = browser.held
    ) {
      const remaining = oldest.channel.openedAt + heldAtLeast(browser.connections.size) - Date.now();
      if (remaining > 0) {
        this.relieveIn(browser, remaining);
        return;
      }
      browser.held.shift();
      oldest.owner.release();
    }
  }

  private relieveIn(browser: Browser, delayMs: number): void {
    browser.timer ??= setTimeout(() => {
      browser.timer = null;
      this.relieve(browser);
    }, delayMs).unref();
  }
}

function heldAtLeast(connections: number): number {
  if (connections <= CONNECTIONS_PER_PROFILE) return HELD_AT_LEAST_MS;
  return Math.max(HELD_AT_LEAST_AMONG_MANY_MS, connections * HELD_PER_CONNECTION_MS);
}
