import type { IncomingMessage, ServerResponse } from 'node:http';
import { toStatusError } from '../../engine/status';
import { StatusError } from '../../engine/types';
import type { StreamOpener } from '../../watch/open-stream';
import { USAGE_LABEL_HEADER } from '../caller';
import { readBody } from '../read-body';
import { HeldChannels } from './held-channels';
import { encodeFrame, parseForwardPost } from './webchannel-frames';
import { WebChannelSession } from './webchannel-session';

const CHANNEL_PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const SERVER_VERSION = 12;
const PROTOCOL_VERSION = 8;
/** Told to the client in the handshake; it gives a back channel up after one and a half times as long. */
const KEEP_ALIVE_MS = 30_000;
const SWEEP_EVERY_MS = 500;
/** The client may wait up to 30 s between two back channels. */
const LOST_AFTER_MS = 120_000;
/** A client that reads too slowly starts anew from its resume token instead of filling the memory. */
const SLOW_AFTER_MS = 10_000;
const MAX_BACKLOG_CHARACTERS = 1024 * 1024;
/** The words let the client give a channel up without asking Google's servers whether there is a network. */
const UNKNOWN_SESSION = 'Error: Unknown SID';
/** An idle Write stream would hold one of the browser's six connections for a minute. */
const IDLE_WRITE_MS = 2_000;

interface Handshake {
  readonly kind: 'Listen' | 'Write';
  readonly database: string;
  readonly browser: string;
  readonly label: string | undefined;
  readonly body: string;
}

export interface WebChannelHandler {
  /** True when the request is WebChannel's and is being answered. */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
  /** Tells every client UNAVAILABLE, so that it reconnects soon, and ends every channel. */
  close(): void;
}

/** Serves WebChannel v8 over HTTP/1.1. The caller has set the headers of other origins already. */
export function createWebChannelHandler(streams: Pick<StreamOpener, 'open'>): WebChannelHandler {
  const sessions = new Map<string, WebChannelSession>();
  const held = new HeldChannels();
  let isClosed = false;

  const drop = (session: WebChannelSession): void => {
    sessions.delete(session.id);
    session.destroy();
  };
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const session of sessions.values()) {
      const absent = session.channel ? 0 : now - session.lastSeen;
      const isSlow = absent > SLOW_AFTER_MS && session.backlog > MAX_BACKLOG_CHARACTERS;
      if (absent > LOST_AFTER_MS || isSlow) drop(session);
      else if (session.kind === 'Write' && session.isIdle && now - session.lastReceived > IDLE_WRITE_MS)
        session.close();
    }
  }, SWEEP_EVERY_MS).unref();

  const handshake = (request: Handshake): string => {
    const { kind, browser, database } = request;
    const { offset, messages, headers } = parseForwardPost(request.body);
    const sender = { authorization: headers.authorization, label: request.label };
    const session = new WebChannelSession(kind, (channel) => held.remove(browser, channel));
    sessions.set(session.id, session);
    session.receive(offset, messages);
    streams.open({ kind, database, sender }, session).then(
      (stream) => session.start(stream),
      (error: unknown) => session.fail(toStatusError(error)),
    );
    return JSON.stringify([[0, ['c', session.id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS]]]);
  };

  const answer = async (kind: 'Listen' | 'Write', url: URL, req: IncomingMessage, res: ServerResponse) => {
    const query = url.searchParams;
    const browser = `${req.socket.remoteAddress} ${req.headers['user-agent']}`;
    held.connected(browser, req.socket);
    res.setHeader('Content-Type', 'text/plain; charset=utf-8');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', 'private, max-age=0');
    const sid = query.get('SID');
    if (isClosed) {
      // A connection that is still open must not begin a session that ends with it.
      res.writeHead(503, { Connection: 'close' }).end(UNKNOWN_SESSION);
      return;
    }
    if (sid === null) {
      const database = query.get('database') ?? '';
      const label = req.headers[USAGE_LABEL_HEADER]?.toString();
      res.end(encodeFrame(handshake({ kind, database, browser, label, body: await readBody(req) })));
      return;
    }
    const session = sessions.get(sid);
    if (query.get('TYPE') === 'terminate') {
      if (session) drop(session);
      res.end();
      return;
    }
    if (!session) {
      res.writeHead(400).end(UNKNOWN_SESSION);
      return;
    }
    const sentUpTo = Number(query.get('AID') ?? 0);
    if (req.method === 'GET') {
      const timeoutMs = Number(query.get('TO')) || undefined;
      session.attach(res, { streaming: query.get('CI') !== '1', timeoutMs, sentUpTo });
      if (session.channel) held.add(browser, { channel: session.channel, owner: session });
      return;
    }
    const { offset, messages } = parseForwardPost(await readBody(req));
    session.acknowledge(sentUpTo);
    res.end(encodeFrame(session.forwardAnswer));
    session.receive(offset, messages);
  };

  return {
    handle(req, res) {
      const url = new URL(req.url ?? '/', 'http://localhost');
      const kind = CHANNEL_PATH.exec(url.pathname)?.[1];
      if (kind !== 'Listen' && kind !== 'Write') return false;
      answer(kind, url, req, res).catch((error: unknown) => {
        if (!res.writableEnded) res.writeHead(400).end(String(error));
      });
      return true;
    },
    close() {
      isClosed = true;
      clearInterval(sweep);
      for (const session of sessions.values()) {
        session.fail(new StatusError('UNAVAILABLE', 'The local Firebase is stopping.'));
        session.flush();
        session.destroy();
      }
      sessions.clear();
    },
  };
}
