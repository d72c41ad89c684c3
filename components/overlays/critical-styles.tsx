import createEmotionServer from '@emotion/server/create-instance';
import { emotionCache } from './emotion-cache';

const { extractCriticalToChunks } = createEmotionServer(emotionCache);

/** Extracts the styles of Chakra's elements in `html`, so that the page shows them before scripts run. Server only. */
export function criticalStyles(html: string): React.JSX.Element[] {
  const { styles } = extractCriticalToChunks(html);
  return styles.map(({ key, ids, css }) => (
    <style key={key} data-emotion={`${key} ${ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />
  ));
}
