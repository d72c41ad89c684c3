import type { Socket } from 'node:net';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { Engines } from '../../engines';
import type { StreamOpener } from '../../watch/open-stream';
import { createGrpcService } from './grpc';
import { createGrpcStreams } from './grpc-streams';

/** Google's own limits, above grpc-js's default of 4 MiB for requests. */
const LIMITS = {
  'grpc.max_receive_message_length': 64 * 1024 * 1024,
  'grpc.max_send_message_length': -1,
};

export interface GrpcServer {
  /** Serves a connection that speaks HTTP/2. */
  serve(socket: Socket): void;
  /** Tells the clients of streams UNAVAILABLE; `end` cuts their connections. */
  sayGoodbye(): void;
  end(): void;
}

/** google.firestore.v1.Firestore over gRPC, on connections that others accepted. */
export function createGrpcServer(engines: Engines, streams: StreamOpener): GrpcServer {
  const server = new Server(LIMITS);
  const { definition, handlers } = createGrpcService(engines);
  const grpcStreams = createGrpcStreams(streams);
  server.addService(definition, { ...handlers, ...grpcStreams.handlers });
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    serve: (socket) => injector.injectConnection(socket),
    sayGoodbye: () => grpcStreams.close(),
    end: () => server.forceShutdown(),
  };
}
