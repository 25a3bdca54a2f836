/** The JSON body of an item, beside the columns by which it is found. JSON keeps any text unharmed. */
export interface Document {
  body: string
}

export function decode<Thing>(document: Document): Thing {
  return JSON.parse(document.body) as Thing
}

export function decodeOrNull<Thing>(document: Document | undefined): Thing | null {
  return document ? decode<Thing>(document) : null
}
