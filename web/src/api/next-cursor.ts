/** Returns the `before` of the next page from a `Link` header; null on the last page. */
export function nextCursor(link: string | null): string | null {
  const [, address] = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '') ?? []
  return address === undefined ? null : new URL(address, 'http://localhost').searchParams.get('before')
}
