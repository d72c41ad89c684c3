import {
  Metadata,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type ServerErrorResponse,
  type ServerUnaryCall,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Engines } from '../../engines';
import { databaseNamed } from '../../engine/names';
import { STATUS_CODES, toStatusError } from '../../engine/status';
import { identify, USAGE_LABEL_HEADER, type SenderHeaders } from '../caller';
import type { Session } from '../operations/operation';
import { runAggregationQuery, runQuery } from '../operations/query-operations';
import { batchGet, getDocument, listCollectionIds, listDocuments } from '../operations/read-operations';
import {
  batchWrite,
  beginTransaction,
  commit,
  createDocument,
  deleteDocument,
  rollback,
  updateDocument,
} from '../operations/write-operations';
import { firestoreServiceDefinition } from './grpc-definition';
import { jsonToMessage, messageToJson } from './grpc-json';

/** A request's members that name the database, of which each request has one. */
interface Named {
  database?: string;
  parent?: string;
  name?: string;
  document?: { name?: string };
}

/**
 * The service google.firestore.v1.Firestore with every method but Listen and Write, which whoever mounts it adds:
 * `server.addService(definition, { ...handlers, Listen, Write })`.
 */
export function createGrpcService(engines: Pick<Engines, 'billedEngineOf' | 'meter' | 'readToken'>): {
  definition: ServiceDefinition;
  handlers: UntypedServiceImplementation;
} {
  const open = async (request: Named, call: GrpcCall): Promise<Session> => {
    const { database, parent, name, document } = request;
    const named = databaseNamed(database ?? parent ?? name ?? document?.name);
    const caller = identify(senderHeaders(call), engines, named);
    return { engine: await engines.billedEngineOf(named), caller };
  };
  const unary =
    (run: (session: Session, request: object) => Promise<object>): handleUnaryCall<object, object> =>
    (call, callback) => {
      const request = messageToJson(call.request);
      open(request, call)
        .then((session) => run(session, request))
        .then((answer) => callback(null, jsonToMessage(answer)))
        .catch((error: unknown) => callback(grpcError(error)));
    };
  const streaming =
    (
      run: (session: Session, request: object) => Promise<object[]>,
    ): handleServerStreamingCall<object, object> =>
    (call) => {
      const request = messageToJson(call.request);
      open(request, call)
        .then((session) => run(session, request))
        .then((answers) => {
          for (const answer of answers) call.write(jsonToMessage(answer));
          call.end();
        })
        .catch((error: unknown) => {
          // An error without headers before it is no answer to Google's clients: they ask three times more, for 7 s.
          call.sendMetadata(new Metadata());
          call.emit('error', grpcError(error));
        });
    };
  return {
    definition: firestoreServiceDefinition(),
    handlers: {
      BatchGetDocuments: streaming(batchGet),
      RunQuery: streaming(runQuery),
      RunAggregationQuery: streaming(runAggregationQuery),
      Commit: unary(commit),
      BatchWrite: unary(batchWrite),
      BeginTransaction: unary(beginTransaction),
      Rollback: unary(rollback),
      GetDocument: unary(getDocument),
      ListDocuments: unary(listDocuments),
      ListCollectionIds: unary(listCollectionIds),
      CreateDocument: unary(createDocument),
      UpdateDocument: unary(updateDocument),
      DeleteDocument: unary(deleteDocument),
    },
  };
}

type GrpcCall = Pick<ServerUnaryCall<object, object>, 'metadata' | 'getHost'>;

export function senderHeaders(call: GrpcCall): SenderHeaders {
  const header = (name: string) => call.metadata.get(name)[0]?.toString();
  return { authorization: header('authorization'), host: call.getHost(), label: header(USAGE_LABEL_HEADER) };
}

/** A status as grpc-js sends it. */
export function grpcError(error: unknown): ServerErrorResponse {
  const { status, message } = toStatusError(error);
  return Object.assign(new Error(message), {
    code: STATUS_CODES[status].grpc,
    details: message,
    metadata: new Metadata(),
  });
}
