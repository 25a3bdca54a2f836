import { CopyButton } from './copy-button.tsx'
import styles from './code-block.module.css'

/** Text to read and copy. */
export function CodeBlock({ text, label, maxHeight }: { text: string; label: string; maxHeight?: string }) {
  return (
    <div className={styles.block}>
      <pre tabIndex={0} role="region" aria-label={label} style={maxHeight ? { maxHeight } : undefined}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} className={styles.copy ?? ''} />
    </div>
  )
}
