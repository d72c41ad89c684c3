import { loadPackageDefinition, type ServiceClientConstructor, type ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import protos from '@google-cloud/firestore/build/protos/v1.json';

/** Messages as plain objects close to their JSON form: enums by name, int64 as text, bytes in base64. */
const OPTIONS = { longs: String, enums: String, bytes: String, json: true };

/** google.firestore.v1.Firestore as `@google-cloud/firestore` ships it, with what clients send beyond it. */
export function firestoreServiceDefinition(): ServiceDefinition {
  const definitions = structuredClone(protos);
  const { Write } = definitions.nested.google.nested.firestore.nested.v1.nested;
  // The public definition lacks `verify`, which transactions send for documents they only read.
  Object.assign(Write.fields, { verify: { type: 'string', id: 5 } });
  Write.oneofs.operation.oneof.push('verify');
  const root = loadPackageDefinition(fromJSON(definitions as Parameters<typeof fromJSON>[0], OPTIONS));
  const { Firestore } = (root.google as Nested).firestore.v1 as unknown as {
    Firestore: ServiceClientConstructor;
  };
  return Firestore.service;
}
type Nested = { firestore: { v1: object } };
