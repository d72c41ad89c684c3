import {
  credentials,
  makeClientConstructor,
  Metadata,
  status,
  type ClientReadableStream,
  type requestCallback,
  type ServiceError,
} from '@grpc/grpc-js';
import { firestoreServiceDefinition } from '../firestore/transports/grpc/grpc-definition';
import { jsonToMessage, messageToJson } from '../firestore/transports/grpc/grpc-json';

/** A call of google.firestore.v1.Firestore, its request in the JSON form. */
export interface GrpcRequest {
  readonly call:
    | 'RunQuery'
    | 'RunAggregationQuery'
    | 'BatchGetDocuments'
    | 'GetDocument'
    | 'Commit'
    | 'BeginTransaction'
    | 'Rollback';
  readonly request: object;
  /** An ID token, or null for nobody; past the rules unless told. */
  readonly token?: string | null;
}

/** A message or, of a stream, a list of them; `error` is the canonical code, as INVALID_ARGUMENT. */
export type GrpcAnswer = { readonly message: unknown } | { readonly error: string; readonly details: string };

export interface GrpcClient {
  ask(request: GrpcRequest): Promise<GrpcAnswer>;
  close(): void;
}

const STREAMS: ReadonlySet<GrpcRequest['call']> = new Set([
  'RunQuery',
  'RunAggregationQuery',
  'BatchGetDocuments',
]);

const Client = makeClientConstructor(firestoreServiceDefinition(), 'Firestore');

type Stream = (this: unknown, message: object, metadata: Metadata) => ClientReadableStream<object>;
type Unary = (this: unknown, message: object, metadata: Metadata, done: requestCallback<object>) => void;

/** Firestore's protocol without an SDK, which would refuse much of it itself; `host` is an emulator's `host:port`. */
export function grpcClient(host: string): GrpcClient {
  // A connection of its own, where others ask the same host.
  const client = new Client(host, credentials.createInsecure(), { 'grpc.use_local_subchannel_pool': 1 });
  return {
    async ask({ call, request, token = 'owner' }) {
      const metadata = new Metadata();
      if (token !== null) metadata.set('authorization', `Bearer ${token}`);
      try {
        const message = jsonToMessage(request);
        return {
          message: STREAMS.has(call)
            ? await all((client[call] as Stream).call(client, message, metadata))
            : await one((done) => (client[call] as Unary).call(client, message, metadata, done)),
        };
      } catch (error) {
        const { code, details } = error as ServiceError;
        return { error: status[code] ?? String(error), details };
      }
    },
    close: () => client.close(),
  };
}

async function all(stream: AsyncIterable<unknown>): Promise<object[]> {
  const messages: object[] = [];
  for await (const message of stream) messages.push(messageToJson(message as object));
  return messages;
}

const one = (ask: (done: requestCallback<object>) => void): Promise<object> =>
  new Promise((resolve, reject) =>
    ask((error, message) => (error ? reject(error) : resolve(messageToJson(message ?? {})))),
  );
