interface HttpRequest {
  method: string
  url: string
  headers?: Record<string, string>
  /** Left out for none. */
  body?: string
}

/** A line for a shell that sends the request as it is. */
export function curlLine({ method, url, headers = {}, body }: HttpRequest): string {
  const parts = ['curl', '-s', ...(method === 'GET' ? [] : ['-X', method]), quoted(url)]
  for (const [name, value] of Object.entries(headers)) parts.push('-H', quoted(`${name}: ${value}`))
  if (body !== undefined) parts.push('--data-binary', quoted(body))
  return parts.join(' ')
}

/** Within single quotes nothing means anything but a single quote. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
