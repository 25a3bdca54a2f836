import styles from './web-address.module.css'

/** An address on one line: the host stands out, a long path is cut in its middle. The whole one is shown on hover. */
export function WebAddress({ url }: { url: string }) {
  const { host, rest } = partsOf(url)
  const tailAt = rest.length < TAIL_CHARS + MIN_CUT_CHARS ? 0 : rest.length - TAIL_CHARS
  return (
    <span className={styles.address} title={url}>
      <span className={styles.host}>{host}</span>
      <span className={styles.rest}>{rest.slice(0, tailAt)}</span>
      <span className={styles.tail}>{rest.slice(tailAt)}</span>
    </span>
  )
}

/** Addresses of one host are told apart by their ends. */
const TAIL_CHARS = 12
/** Fewer are not cut: an ellipsis would take as much room. */
const MIN_CUT_CHARS = 3

function partsOf(url: string): { host: string; rest: string } {
  const parsed = URL.parse(url)
  if (!parsed) return { host: url, rest: '' }
  const { protocol, host, pathname, search } = parsed
  return { host: `${protocol}//${host}`, rest: `${pathname}${search}` }
}
