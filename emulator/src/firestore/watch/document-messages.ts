import type { StoredDocument, Version } from '../engine/types';
import type { ListenMessages } from './messages';
import type { Target } from './target';

interface News {
  /** Newest content; null when the document is deleted or missing. */
  document: StoredDocument | null;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/** One message for each document that changed for any of the targets, naming all of them. */
export function documentMessages(
  targets: readonly Target[],
  messages: ListenMessages,
  version: Version,
): object[] {
  const byPath = new Map<string, News>();
  const newsOf = (path: string): News => {
    const known = byPath.get(path);
    if (known) return known;
    const created: News = { document: null, targetIds: [], removedTargetIds: [] };
    byPath.set(path, created);
    return created;
  };
  for (const target of targets) {
    const { id } = target;
    const { present, gone } = target.takeDelta();
    for (const [path, document] of present) note(newsOf(path), document).targetIds.push(id);
    for (const [path, document] of gone) note(newsOf(path), document).removedTargetIds.push(id);
  }
  return [...byPath].map(([path, { document, targetIds, removedTargetIds }]) =>
    document
      ? messages.documentChange(document, targetIds, removedTargetIds)
      : messages.documentDelete(path, version, removedTargetIds),
  );
}

function note(news: News, document: StoredDocument | null): News {
  if (document && document.updateTime >= (news.document?.updateTime ?? 0)) news.document = document;
  return news;
}
