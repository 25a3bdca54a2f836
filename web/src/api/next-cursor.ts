/** The `before` of the next page, out of a `Link` header; null on the last one. */
export function nextCursor(link: string | null): string | null {
  const [, address] = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '') ?? []
  return address === undefined ? null : new URL(address, 'http://localhost').searchParams.get('before')
}
