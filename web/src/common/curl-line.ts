interface HttpRequest {
  method: string
  url: string
  headers?: Record<string, string>
  /** Omitted for none. */
  body?: string
}

/** A shell command that sends the request. */
export function curlLine({ method, url, headers = {}, body }: HttpRequest): string {
  const parts = ['curl', '-s', ...(method === 'GET' ? [] : ['-X', method]), quoted(url)]
  for (const [name, value] of Object.entries(headers)) parts.push('-H', quoted(`${name}: ${value}`))
  if (body !== undefined) parts.push('--data-binary', quoted(body))
  return parts.join(' ')
}

/** Within single quotes only a single quote has a meaning. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
