const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 15_000
const MAX_REFUSALS = 3
/** The session has ended: reconnecting would be refused. */
const SESSION_OVER = 1008

export interface SocketOptions {
  /** Path on the page's origin, such as `/console/api/inspect?actor=…`. */
  path: string
  onMessage(data: unknown): void
  /** Called after each connection; earlier events have to be fetched. */
  onOpen?(): void
}

/**
 * A WebSocket that reconnects with increasing delays, once the service responds again. Returns a function that closes
 * it.
 */
export function openSocket({ path, onMessage, onOpen }: SocketOptions): () => void {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Failures in a row; they determine the next delay. */
  let failures = 0
  /** Sockets in a row that did not open although the service responds. */
  let refusals = 0
  let isClosed = false

  function connect(): void {
    socket = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${path}`)
    let wasOpen = false
    socket.addEventListener('open', () => {
      wasOpen = true
      failures = 0
      refusals = 0
      onOpen?.()
    })
    socket.addEventListener('message', ({ data }) => onMessage(parsed(data)))
    socket.addEventListener('close', ({ code }) => {
      if (isClosed || code === SESSION_OVER) return
      failures += 1
      if (!wasOpen) refusals += 1
      // The socket may not be available at all; polling continues without it.
      if (refusals > MAX_REFUSALS) return
      reconnectLater()
    })
  }

  function reconnectLater(): void {
    timer = setTimeout(() => void reconnect(), Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS))
  }

  /** Browsers log a refused socket as an error, so a request first checks whether the service responds. */
  async function reconnect(): Promise<void> {
    const answer = await fetch('/console/api/session').catch(() => null)
    if (isClosed) return
    if (answer?.ok) return connect()
    failures += 1
    reconnectLater()
  }

  // Delayed: a socket that is opened and closed immediately would log an error in the browser.
  timer = setTimeout(connect)
  return () => {
    isClosed = true
    clearTimeout(timer)
    if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket?.close())
    else socket?.close()
  }
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as unknown) : null
  } catch {
    return null
  }
}
