import { Picture } from '@/components/ui/media/picture';
import type { Picture as Shown } from '@/lib/domain/catalogue/product-summary';
import type { ShownText } from '@/lib/domain/own-pages/resolved-section';
import type { PostFacts } from '@/lib/domain/posts/shown-post';
import { imageUrl } from '@/lib/pictures/image-url';
import { recipe } from '@/theme/recipe';
import { PostLine } from './post-facts';
import styles from './post-header.module.css';

/** The picture's width: the text's column, and the screen on phones. */
const SIZES = '(min-width: 62em) 56rem, 92vw';

interface PostHeaderProps {
  readonly title: ShownText;
  readonly image: Shown | null;
  readonly facts: PostFacts;
}

/** The title of a post, its date and author, and its picture; in the shop and in the editor's preview. */
export function PostHeader({ title: { text, ...foreign }, image, facts }: PostHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={recipe('heading', { size: '4xl', className: styles.title })} {...foreign}>
        {text}
      </h1>
      <PostLine {...facts} />
      {image && (
        <div className={styles.frame}>
          <Picture src={imageUrl(image.path)} alt={image.alt} sizes={SIZES} first />
        </div>
      )}
    </header>
  );
}
