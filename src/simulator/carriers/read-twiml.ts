import type { MediaTarget } from './wire.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Returns the bidirectional stream that TwiML requests; without one the call ends once answered. Other verbs are
 * ignored.
 */
export function readTwiml(twiml: string): MediaTarget {
  const connect = /<Connect\b[^>]*>([\s\S]*?)<\/Connect>/.exec(twiml)?.[1]
  const stream = connect === undefined ? undefined : /<Stream\b([^>]*)>/.exec(connect)?.[1]
  const url = stream === undefined ? undefined : attribute(stream, 'url')
  if (connect === undefined || url === undefined) return { kind: 'nothing' }
  const parameters = [...connect.matchAll(/<Parameter\b([^>]*)>/g)].map(([, attributes = '']): [string, string] => [
    attribute(attributes, 'name') ?? '',
    attribute(attributes, 'value') ?? '',
  ])
  // The carrier drops the query, so the simulator does as well.
  return { kind: 'stream', url: url.replace(/\?.*$/, ''), parameters: Object.fromEntries(parameters) }
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return (value?.[1] ?? value?.[2])?.replace(/&(\w+);/g, (entity, word: string) => ENTITIES[word] ?? entity)
}
