import styles from './web-address.module.css'

/** An address on one line: the host stands out, a long path is cut in its middle. The whole one is shown on hover. */
export function WebAddress({ url }: { url: string }) {
  const { host, rest } = partsOf(url)
  return (
    <span className={styles.address} title={url}>
      <span className={styles.host}>{host}</span>
      <span className={styles.rest}>{rest.slice(0, -TAIL_CHARS)}</span>
      <span className={styles.tail}>{rest.slice(-TAIL_CHARS)}</span>
    </span>
  )
}

/** Addresses of one host are told apart by their ends. */
const TAIL_CHARS = 12

function partsOf(url: string): { host: string; rest: string } {
  const parsed = URL.parse(url)
  if (!parsed) return { host: url, rest: '' }
  const { protocol, host, pathname, search } = parsed
  return { host: `${protocol}//${host}`, rest: `${pathname}${search}` }
}
