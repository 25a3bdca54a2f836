const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 15_000
/** The session is over: asking again would be refused. */
const SESSION_OVER = 1008

export interface SocketOptions {
  /** Below the origin of the page, such as `/console/api/inspect?actor=…`. */
  path: string
  onMessage(data: unknown): void
  /** After each connection; what happened before it has to be asked for. */
  onOpen?(): void
}

/** A WebSocket that comes back by itself, each time a little later. Returns what ends it. */
export function openSocket({ path, onMessage, onOpen }: SocketOptions): () => void {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false

  function connect(): void {
    socket = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${path}`)
    let wasOpen = false
    socket.addEventListener('open', () => {
      wasOpen = true
      failures = 0
      onOpen?.()
    })
    socket.addEventListener('message', ({ data }) => onMessage(parsed(data)))
    socket.addEventListener('close', ({ code }) => {
      if (isClosed || code === SESSION_OVER) return
      failures += 1
      // One that never opened may not be there at all; what polls goes on without it.
      if (!wasOpen && failures > 3) return
      timer = setTimeout(connect, Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS))
    })
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
