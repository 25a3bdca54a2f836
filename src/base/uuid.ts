const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is a UUID in lower case, the form in which all ids are stored. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
