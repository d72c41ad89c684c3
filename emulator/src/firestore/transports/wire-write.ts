import { relativePath } from '../engine/names';
import { StatusError, type Fields, type FieldTransform, type Write } from '../engine/types';
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

/** @throws StatusError INVALID_ARGUMENT unless every write says what it does. */
export const parseWrites = (writes: readonly WireWrite[] | undefined): Write[] =>
  (writes ?? []).map(parseWrite);

function parseWrite(wire: WireWrite): Write {
  const { exists, updateTime } = wire.currentDocument ?? {};
  const version = fromWireTime(updateTime);
  const currentDocument =
    version !== undefined ? { updateTime: version } : exists !== undefined ? { exists } : undefined;
  return { ...operation(wire), ...(currentDocument ? { currentDocument } : {}) };
}

function operation(wire: WireWrite): Write {
  if (wire.update) {
    return {
      update: { path: relativePath(wire.update.name ?? ''), fields: wire.update.fields ?? {} },
      ...(wire.updateMask ? { updateMask: wire.updateMask.fieldPaths ?? [] } : {}),
      ...(wire.updateTransforms?.length
        ? { updateTransforms: wire.updateTransforms.map(parseTransform) }
        : {}),
    };
  }
  if (wire.delete) return { delete: relativePath(wire.delete) };
  if (wire.verify) return { verify: relativePath(wire.verify) };
  if (wire.transform) {
    return {
      update: { path: relativePath(wire.transform.document ?? ''), fields: {} },
      updateMask: [],
      updateTransforms: (wire.transform.fieldTransforms ?? []).map(parseTransform),
    };
  }
  throw new StatusError('INVALID_ARGUMENT', 'A write must be an update, a delete, a verify or a transform.');
}

function parseTransform({ setToServerValue, fieldPath = '', ...transform }: WireTransform): FieldTransform {
  if (setToServerValue === undefined) return { ...transform, fieldPath };
  if (setToServerValue !== 'REQUEST_TIME' && setToServerValue !== 1) {
    throw new StatusError('INVALID_ARGUMENT', `Unknown server value "${setToServerValue}".`);
  }
  return { fieldPath, setToServerValue: 'REQUEST_TIME' };
}
