/** What the table keeps of a thing beside the columns it is found by. JSON also carries any odd text unharmed. */
export interface Document {
  body: string
}

export function decode<Thing>(document: Document): Thing {
  return JSON.parse(document.body) as Thing
}

export function decodeOrNull<Thing>(document: Document | undefined): Thing | null {
  return document ? decode<Thing>(document) : null
}
