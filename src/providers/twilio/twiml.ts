const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Connects the call's audio both ways. The carrier drops the address's query, so all that counts is in its path. */
export function streamTwiml(mediaUrl: string): string {
  const url = mediaUrl.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  return `<Response><Connect><Stream url="${url}"/></Connect></Response>`
}
