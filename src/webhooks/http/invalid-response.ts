/** What came is no response of HTTP/1.1, or none that is read. The connection cannot be used any more. */
export class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse'
  readonly code: 'NOT_HTTP' | 'HEAD_TOO_LARGE'

  constructor(message: string, code: 'NOT_HTTP' | 'HEAD_TOO_LARGE' = 'NOT_HTTP') {
    super(message)
    this.code = code
  }
}
