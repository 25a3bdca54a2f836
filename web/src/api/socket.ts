const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 15_000
const MAX_REFUSALS = 3
/** The session is over: asking again would be refused. */
const SESSION_OVER = 1008

export interface SocketOptions {
  /** Below the origin of the page, such as `/console/api/inspect?actor=…`. */
  path: string
  onMessage(data: unknown): void
  /** After each connection; what happened before it has to be asked for. */
  onOpen?(): void
}

/**
 * A WebSocket that comes back by itself, each time a little later, once the service answers again. Returns what ends it.
 */
export function openSocket({ path, onMessage, onOpen }: SocketOptions): () => void {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** In a row; they decide how long the next one waits. */
  let failures = 0
  /** Sockets in a row that never opened, though the service answers. */
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
      // It may not be there at all; what polls goes on without it.
      if (refusals > MAX_REFUSALS) return
      reconnectLater()
    })
  }

  function reconnectLater(): void {
    timer = setTimeout(() => void reconnect(), Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS))
  }

  /** A browser says loudly that a socket was refused; whether there is anybody to ask is found out with less noise. */
  async function reconnect(): Promise<void> {
    const answer = await fetch('/console/api/session').catch(() => null)
    if (isClosed) return
    if (answer?.ok) return connect()
    failures += 1
    reconnectLater()
  }

  // Not at once: what is opened and closed in one breath would leave an error on the browser's console.
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
