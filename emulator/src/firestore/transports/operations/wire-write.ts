import { pathWithin } from '../../engine/names';
import { storedFields, storedValue } from '../../engine/values/stored-values';
import { StatusError, type Fields, type FieldTransform, type Write } from '../../engine/types';
import { fromWireTime } from './wire-document';

/** google.firestore.v1.Write in JSON form, as all three transports carry it. */
export interface WireWrite {
  update?: { name?: string; fields?: Fields };
  delete?: string;
  verify?: string;
  transform?: { document?: string; fieldTransforms?: WireTransform[] };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: WireTransform[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}
type WireTransform = Omit<FieldTransform, 'setToServerValue' | 'fieldPath'> & {
  fieldPath?: string;
  setToServerValue?: string | number;
};

/** @throws StatusError INVALID_ARGUMENT unless every write says what it does, to a document of the request's database. */
export const parseWrites = (writes: readonly WireWrite[] | undefined, database: string): Write[] =>
  (writes ?? []).map((write) => parseWrite(write, database));

function parseWrite(wire: WireWrite, database: string): Write {
  const { exists, updateTime } = wire.currentDocument ?? {};
  const version = fromWireTime(updateTime);
  const currentDocument =
    version !== undefined ? { updateTime: version } : exists !== undefined ? { exists } : undefined;
  return { ...operation(wire, database), ...(currentDocument ? { currentDocument } : {}) };
}

function operation(wire: WireWrite, database: string): Write {
  const pathOf = (name = ''): string => pathWithin(name, database);
  if (wire.update) {
    return {
      update: { path: pathOf(wire.update.name), fields: storedFields(wire.update.fields ?? {}) },
      ...(wire.updateMask ? { updateMask: wire.updateMask.fieldPaths ?? [] } : {}),
      ...(wire.updateTransforms?.length
        ? { updateTransforms: wire.updateTransforms.map(parseTransform) }
        : {}),
    };
  }
  if (wire.delete) return { delete: pathOf(wire.delete) };
  if (wire.verify) return { verify: pathOf(wire.verify) };
  if (wire.transform) {
    const { document, fieldTransforms = [] } = wire.transform;
    if (fieldTransforms.length === 0)
      throw new StatusError('INVALID_ARGUMENT', 'The list of FieldTransform must not be empty.');
    return {
      update: { path: pathOf(document), fields: {} },
      updateMask: [],
      updateTransforms: fieldTransforms.map(parseTransform),
    };
  }
  throw new StatusError('INVALID_ARGUMENT', 'A write must be an update, a delete, a verify or a transform.');
}

function parseTransform({ setToServerValue, fieldPath = '', ...transform }: WireTransform): FieldTransform {
  if (setToServerValue === undefined) return { ...transform, ...elementsOf(transform), fieldPath };
  if (setToServerValue !== 'REQUEST_TIME' && setToServerValue !== 1) {
    throw new StatusError('INVALID_ARGUMENT', `Unknown server value "${setToServerValue}".`);
  }
  return { fieldPath, setToServerValue: 'REQUEST_TIME' };
}

/** Elements are stored as values are. */
function elementsOf({ appendMissingElements }: WireTransform): Partial<FieldTransform> {
  if (!appendMissingElements) return {};
  return { appendMissingElements: { values: (appendMissingElements.values ?? []).map(storedValue) } };
}
