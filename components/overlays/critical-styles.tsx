import createEmotionServer from '@emotion/server/create-instance';
import { emotionCache } from './emotion-cache';

const { extractCriticalToChunks } = createEmotionServer(emotionCache);

/** The styles of Chakra's elements in `html`, so that they stand in the page before any script runs. Server only. */
export function criticalStyles(html: string): React.JSX.Element[] {
  const { styles } = extractCriticalToChunks(html);
  return styles.map(({ key, ids, css }) => (
    <style key={key} data-emotion={`${key} ${ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />
  ));
}
