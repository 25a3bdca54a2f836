const LINE_END = 0x0a

export interface FetchLimits {
  maxBytes: number
  /** Limit of one line: an event of a stream is buffered until its line ends. Default `maxBytes`. */
  maxLineBytes?: number
}

/**
 * Wraps `fetch` so that a response body fails once it, or one line of it, has too many bytes. Bytes are counted as they
 * are read, after decompression. Without this, a server that never stops sending would fill the memory before a
 * deadline ends the request.
 */
export function createLimitedFetch(fetch: typeof globalThis.fetch, limits: FetchLimits): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(countTo(limits)), { status, statusText, headers })
  }
}

function countTo({
  maxBytes,
  maxLineBytes = maxBytes,
}: FetchLimits): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  let lineBytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      const lastEnd = chunk.lastIndexOf(LINE_END)
      lineBytes = lastEnd < 0 ? lineBytes + chunk.byteLength : chunk.byteLength - lastEnd - 1
      // An error cancels reading as well, which closes the connection.
      if (bytes > maxBytes) controller.error(new Error(`The answer has more than ${maxBytes} bytes.`))
      else if (lineBytes > maxLineBytes) {
        controller.error(new Error(`A line of the answer has more than ${maxLineBytes} bytes.`))
      } else controller.enqueue(chunk)
    },
  })
}
