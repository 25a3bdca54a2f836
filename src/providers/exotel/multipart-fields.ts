const MAX_FIELDS = 200
/** Of one field; longer ones are no carrier's, and patterns take time by the square of their length. */
const MAX_HEADERS_LENGTH = 1_024

/** The plain fields of a `multipart/form-data` body; files are passed over. Null when it is not one. */
export function multipartFields(contentType: string, body: Buffer): [string, string][] | null {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const name = boundary?.[1] ?? boundary?.[2]
  if (name === undefined) return null
  const sections = `\r\n${body.toString('utf8')}`.split(`\r\n--${name}`)
  const last = sections.at(-1)
  if (sections.length < 2 || sections.length > MAX_FIELDS || last?.startsWith('--') !== true) return null
  return sections.slice(1, -1).flatMap((section) => fieldIn(section) ?? [])
}

/** A section is the rest of its boundary's line, its headers, an empty line, its value. */
function fieldIn(section: string): [[string, string]] | null {
  const headersEnd = section.indexOf('\r\n\r\n')
  if (headersEnd < 0 || headersEnd > MAX_HEADERS_LENGTH) return null
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(section.slice(0, headersEnd))?.[1]
  if (disposition === undefined || /;?\s*filename\*?=/i.test(disposition)) return null
  const name = /(?:^|;)\s*name="([^"]*)"/i.exec(disposition)?.[1]
  return name === undefined ? null : [[name, section.slice(headersEnd + 4)]]
}
