import type { ServerDuplexStream, UntypedServiceImplementation } from '@grpc/grpc-js';
import { StatusError } from '../../engine/types';
import type { StreamOpener } from '../../watch/open-stream';
import type { ClientStream, StreamOutput } from '../client-stream';
import { grpcError, senderHeaders } from './grpc';
import { jsonToMessage, messageToJson } from './grpc-json';

type Call = ServerDuplexStream<object, object>;

export interface GrpcStreams {
  /** The methods Listen and Write of google.firestore.v1.Firestore. */
  readonly handlers: UntypedServiceImplementation;
  /** Tells every client UNAVAILABLE, so that it reconnects soon. */
  close(): void;
}

/** Serves the two bidirectional streams, which server SDKs use for listeners and the SDK in Node for writes too. */
export function createGrpcStreams(streams: Pick<StreamOpener, 'open'>): GrpcStreams {
  const outputs = new Set<CallOutput>();
  const serve =
    (kind: 'Listen' | 'Write') =>
    (call: Call): void => {
      const output = new CallOutput(call);
      outputs.add(output);
      let stream: Promise<ClientStream> | null = null;
      const leave = (): void => {
        output.isOver = true;
        outputs.delete(output);
        stream?.then((opened) => opened.close()).catch(() => undefined);
      };
      call.on('data', (message: object) => {
        const request = messageToJson(message) as { database?: string };
        stream ??= streams.open(
          { kind, database: databaseOf(call, request), sender: senderHeaders(call) },
          output,
        );
        stream.then((opened) => opened.receive(request)).catch((error: unknown) => output.fail(error));
      });
      call.on('cancelled', leave);
      call.on('end', () => {
        leave();
        call.end();
      });
    };
  return {
    handlers: { Listen: serve('Listen'), Write: serve('Write') },
    close() {
      outputs.forEach((output) =>
        output.fail(new StatusError('UNAVAILABLE', 'The local Firebase is stopping.')),
      );
    },
  };
}

class CallOutput implements StreamOutput {
  isOver = false;

  constructor(private readonly call: Call) {}

  send(message: object): void {
    if (!this.isOver) this.call.write(jsonToMessage(message));
  }

  fail(error: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    this.call.emit('error', grpcError(error));
  }
}

const databaseOf = (call: Call, { database }: { database?: string }): string =>
  database || call.metadata.get('google-cloud-resource-prefix')[0]?.toString() || '';
