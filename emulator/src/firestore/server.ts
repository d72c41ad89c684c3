import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { KEEP_ALIVE_MS } from '../http/listen';
import type { Engines } from './engines';
import { allowCrossOrigin } from './transports/cors';
import type { GrpcServer } from './transports/grpc/grpc-server';
import { sortByPreface } from './transports/preface';
import { createRestHandler } from './transports/rest/rest';
import { createWebChannelHandler } from './transports/webchannel/webchannel';
import { StreamOpener } from './watch/open-stream';

/** How long clients may take to hear the goodbye before their connections are cut. */
const GOODBYE_MS = 300;

export interface FirestoreServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly engines: Engines;
}
export interface FirestoreServer {
  readonly port: number;
  /** Another way in, for the functions alone, whose usage is counted apart. */
  readonly functionsPort: number;
  /** Tells every client that it should reconnect, and frees the port. */
  close(): Promise<void>;
}

/**
 * Serves Firestore to browsers (WebChannel and REST) and servers (gRPC) on one loopback port.
 * @throws the listening error, as EADDRINUSE
 */
export async function startFirestoreServer({
  port,
  engines,
}: FirestoreServerOptions): Promise<FirestoreServer> {
  const streams = new StreamOpener(engines);
  const webChannel = createWebChannelHandler(streams);
  const rest = createRestHandler(engines);
  const http = createHttpServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => {
    if (!URL.canParse(req.url ?? '', 'http://localhost')) res.writeHead(400).end();
    else if (!(allowCrossOrigin(req, res) || webChannel.handle(req, res) || rest(req, res)))
      res.writeHead(404).end();
  });
  // Takes as long to load as all the rest of Firestore, and browsers do not need it.
  let loading: Promise<GrpcServer> | null = null;
  const grpc = (): Promise<GrpcServer> =>
    (loading ??= import('./transports/grpc/grpc-server').then((module) =>
      module.createGrpcServer(engines, streams),
    ));
  const sockets = new Set<Socket>();
  const connect = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.setNoDelay(true);
    sortByPreface(socket, (protocol) => {
      if (protocol === 'http2') void serveWith(grpc(), socket);
      else http.emit('connection', socket);
    });
  };
  const listeners = await listenOnLoopback(port, connect);
  const forFunctions = await listen('127.0.0.1', 0, connect);
  const functionsPort = portOf(forFunctions);
  engines.meter.functionsHost = `127.0.0.1:${functionsPort}`;
  return {
    port: portOf(listeners[0]),
    functionsPort,
    async close() {
      const grpcServer = await loading;
      const closed = [...listeners, forFunctions].map(
        (listener) => new Promise((resolve) => listener.close(resolve)),
      );
      webChannel.close();
      grpcServer?.sayGoodbye();
      streams.close();
      await new Promise((resolve) => setImmediate(resolve));
      http.closeIdleConnections();
      grpcServer?.end();
      setTimeout(() => sockets.forEach((socket) => socket.destroy()), GOODBYE_MS).unref();
      await Promise.all(closed);
    },
  };
}

/** A connection that comes while gRPC is loaded waits for it, and may be lost meanwhile. */
async function serveWith(loading: Promise<GrpcServer>, socket: Socket): Promise<void> {
  const lose = (): void => void socket.destroy();
  socket.once('error', lose);
  const grpc = await loading;
  socket.off('error', lose);
  if (!socket.destroyed) grpc.serve(socket);
}

const portOf = (server: Server | undefined): number => (server?.address() as AddressInfo).port;

/** Both loopback addresses, because `localhost` is either; machines without IPv6 have only one. */
async function listenOnLoopback(port: number, connect: (socket: Socket) => void): Promise<Server[]> {
  const first = await listen('127.0.0.1', port, connect);
  const chosen = portOf(first);
  try {
    return [first, await listen('::1', chosen, connect)];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return [first];
    first.close();
    throw error;
  }
}

function listen(host: string, port: number, connect: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(connect);
    server.once('error', reject);
    server.listen({ host, port }, () => resolve(server));
  });
}
