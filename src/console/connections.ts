import type { JsonObject } from '../base/json.ts'
import { BadRequest, NotFound } from '../base/errors.ts'
import { isHeaderText } from '../base/header-text.ts'
import type { Connection } from '../ports/entities.ts'
import { hasBadPort } from '../security/bad-ports.ts'
import type { Seal } from '../security/seal.ts'
import { publicAddressError } from '../webhooks/url-rules.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { normalisedNumber } from '../base/phone-number.ts'
import { BUILTIN_PROVIDERS, PROVIDER_CATALOGUE, type KnownProvider, type ProviderKind } from './provider-catalogue.ts'

export interface ConnectionView {
  provider: string
  kind: ProviderKind
  connected: boolean
  source: 'saved' | 'environment' | 'builtin' | null
  /** The fields to connect it. */
  fields: ConnectionField[]
}

interface ConnectionField {
  name: string
  required: boolean
  /** Never shown again, and not while it is typed. */
  secret: boolean
}

export async function listConnections(deps: ConsoleDeps, projectId: string): Promise<ConnectionView[]> {
  const saved = new Set((await deps.store.connections.list(projectId)).map((connection) => connection.provider))
  const builtin = BUILTIN_PROVIDERS.filter(
    ({ provider, kind }) => deps.implicitConnection(provider, kind, saved) !== null,
  )
  return [...PROVIDER_CATALOGUE, ...builtin]
    .map((known): ConnectionView => {
      const { provider, kind } = known
      const source = saved.has(provider) ? 'saved' : deps.implicitConnection(provider, kind, saved)
      return { provider, kind, connected: source !== null, source, fields: fieldsOf(known) }
    })
    .sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind))
}

/** Replaces the saved connection. Throws `BadRequest` naming the invalid field. */
export async function saveConnection(
  deps: ConsoleDeps,
  projectId: string,
  provider: string,
  fields: Record<string, string>,
): Promise<ConnectionView> {
  const known = knownProvider(provider)
  const credentials = await checkedCredentials(deps, provider, fields)
  await deps.store.connections.put({
    projectId,
    provider,
    credentials: deps.seal.seal(JSON.stringify(credentials), purposeOf({ projectId, provider })),
    updatedAt: deps.clock.now(),
  })
  return { provider, kind: known.kind, connected: true, source: 'saved', fields: fieldsOf(known) }
}

/** The fields as they would be saved. Throws `BadRequest` naming the field that does not fit the provider. */
export async function checkedCredentials(
  deps: ConsoleDeps,
  provider: string,
  fields: Record<string, string>,
): Promise<JsonObject> {
  const credentials = checkedFields(knownProvider(provider), fields)
  await checkAddress(deps, credentials)
  return credentials
}

export async function deleteConnection(deps: ConsoleDeps, projectId: string, provider: string): Promise<void> {
  knownProvider(provider)
  await deps.store.connections.delete(projectId, provider)
}

/** The provider's decrypted fields, for requests to it. */
export function openCredentials(seal: Seal, connection: Connection): JsonObject {
  return JSON.parse(seal.open(connection.credentials, purposeOf(connection))) as JsonObject
}

const KIND_ORDER: ProviderKind[] = ['model', 'speech', 'telephony']
/** Fields that travel as a header, or as a part of one, which takes no other characters. */
const FOR_HEADERS = new Set(['apiKey', 'apiToken', 'accountSid', 'authToken'])

const SECRET_FIELDS = new Set(['apiKey', 'apiToken', 'authToken'])

function fieldsOf({ required = [], optional = [] }: Partial<KnownProvider>): ConnectionField[] {
  return [...required, ...optional].map((name) => {
    return { name, required: required.includes(name), secret: SECRET_FIELDS.has(name) }
  })
}

function purposeOf({ projectId, provider }: { projectId: string; provider: string }): string {
  return `connection:${projectId}:${provider}`
}

function knownProvider(provider: string): KnownProvider {
  const known = PROVIDER_CATALOGUE.find((each) => each.provider === provider)
  if (known) return known
  if (BUILTIN_PROVIDERS.some((each) => each.provider === provider)) {
    throw new BadRequest(`${provider} needs no account; it is always connected.`)
  }
  throw new NotFound('There is no such provider.')
}

function checkedFields({ provider, required, optional }: KnownProvider, fields: Record<string, string>): JsonObject {
  const allowed = [...required, ...optional]
  const unknownField = Object.keys(fields).find((name) => !allowed.includes(name))
  if (unknownField !== undefined) {
    throw new BadRequest(`${provider} has no field ${unknownField.slice(0, 40)}. It takes ${allowed.join(', ')}.`)
  }
  const values = allowed.map((name) => [name, (fields[name] ?? '').trim()] as const).filter(([, value]) => value !== '')
  const given = Object.fromEntries(values)
  const missing = required.filter((name) => given[name] === undefined)
  if (missing.length > 0) throw new BadRequest(`${provider} needs ${missing.join(', ')}.`)
  const unsendable = values.find(([name, value]) => FOR_HEADERS.has(name) && !isHeaderText(value))
  if (unsendable) throw new BadRequest(`${unsendable[0]} must be ASCII, without blanks or line ends.`)
  if (given.baseUrl !== undefined) checkBaseUrl(given.baseUrl)
  if (given.phoneNumber !== undefined) given.phoneNumber = normalisedNumber(given.phoneNumber, 'phoneNumber')
  return given
}

/** Otherwise any user who can save a connection could reach internal addresses. Checked again at each use. */
async function checkAddress({ config, resolve }: ConsoleDeps, { baseUrl }: JsonObject): Promise<void> {
  if (typeof baseUrl !== 'string') return
  const url = new URL(baseUrl)
  const plain = config.plainUrlError?.(url) ?? null
  if (plain !== null) throw new BadRequest(`baseUrl: ${plain}`)
  if (config.allowsPrivateModelUrls ?? true) return
  if (hasBadPort(url)) throw new BadRequest(`baseUrl must not use port ${url.port}: it belongs to another protocol.`)
  const reason = await publicAddressError(url, resolve)
  if (reason !== null) throw new BadRequest(`baseUrl: ${reason}`)
}

function checkBaseUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw new BadRequest('baseUrl must be an http or https address without a user name.')
  }
}
