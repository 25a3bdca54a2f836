import type { CarrierRequest } from '../../providers/carrier-http.ts'

export interface RestResponse {
  status: number
  contentType: string
  body: string
}

/** Fields of a form; the last value of a name counts. */
export interface Form {
  get(name: string): string
  all(name: string): string[]
}

export function formOf(entries: Iterable<[string, string]>): Form {
  const fields = [...entries]
  return {
    get: (name) => fields.findLast(([other]) => other === name)?.[1] ?? '',
    all: (name) => fields.filter(([other]) => other === name).map(([, value]) => value),
  }
}

export function json(status: number, body: unknown): RestResponse {
  return { status, contentType: 'application/json', body: JSON.stringify(body) }
}

/** User and password of Basic authentication. */
export function credentialsOf({ headers }: CarrierRequest): { user: string; password: string } | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers['authorization'] ?? '')?.[1]
  if (encoded === undefined) return null
  const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { user, password: rest.join(':') }
}

/** Returns a number of seconds up to `max`, or `fallback` without one. */
export function seconds(text: string, fallback: number, max: number): number {
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && number > 0 ? Math.min(number, max) : fallback
}

export function isPhoneNumber(text: string): boolean {
  return /^\+?\d{8,15}$/.test(text)
}
