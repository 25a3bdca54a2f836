const MAX_CHARS = 60
const MAX_HOST_CHARS = 32
const TAIL_CHARS = 20

/**
 * An address for a title or a message: as it is where it is short, else its host and the end of its path, by which
 * addresses of one host are told apart.
 */
export function shortAddress(url: string): string {
  if (url.length <= MAX_CHARS) return url
  const parsed = URL.parse(url)
  if (!parsed) return `${url.slice(0, MAX_CHARS - 1)}…`
  const { host, pathname, search } = parsed
  const shownHost = host.length > MAX_HOST_CHARS ? `…${host.slice(1 - MAX_HOST_CHARS)}` : host
  const rest = pathname + search
  return rest.length > TAIL_CHARS ? `${shownHost}/…${rest.slice(-TAIL_CHARS)}` : shownHost + rest
}
