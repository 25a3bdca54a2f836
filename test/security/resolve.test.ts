import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { createDnsResolve, resolveLocally } from '../../src/security/resolve.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Zone = Record<string, { A?: number[][]; AAAA?: number[][] }>
const TYPES = { 1: 'A', 28: 'AAAA' } as const

/**
 * A name server on loopback: known names have their records, unknown ones do not exist, `silent.test` gets no answer.
 */
async function startNameServer(zone: Zone): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, peer) => {
    const { name, end } = readName(query)
    if (name === 'silent.test') return
    const type = query.readUInt16BE(end)
    const records = zone[name]?.[TYPES[type as 1 | 28]] ?? []
    const head = Buffer.from(query.subarray(0, 12))
    head.writeUInt16BE(zone[name] ? 0x8180 : 0x8183, 2)
    head.writeUInt16BE(records.length, 6)
    head.writeUInt32BE(0, 8)
    const answers = records.map((bytes) =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]),
    )
    socket.send(Buffer.concat([head, query.subarray(12, end + 4), ...answers]), peer.port, peer.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  closing.push(() => socket.close())
  return `127.0.0.1:${socket.address().port}`
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

async function resolverFor(zone: Zone, timeoutMs = 20_000) {
  return createDnsResolve({ servers: [await startNameServer(zone)], timeoutMs, tries: 1 })
}

describe('DNS resolver', () => {
  it('finds all addresses of a name, of both kinds', async () => {
    const v6 = [0x26, 0x06, 0x47, 0, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11]
    const resolve = await resolverFor({ 'both.test': { A: [[1, 1, 1, 1], [10, 0, 0, 1]], AAAA: [v6] } }) // prettier-ignore
    expect((await resolve('both.test')).sort()).toEqual(['1.1.1.1', '10.0.0.1', '2606:4700:4700::1111'])
  })

  it('is content with one kind', async () => {
    const resolve = await resolverFor({ 'four.test': { A: [[1, 1, 1, 1]] } })
    expect(await resolve('four.test')).toEqual(['1.1.1.1'])
  })

  it('rejects for a name that does not exist, has no address, or whose server is silent', async () => {
    const resolve = await resolverFor({ 'empty.test': {} })
    await expect(resolve('unknown.test')).rejects.toMatchObject({ code: 'ENOTFOUND' })
    await expect(resolve('empty.test')).rejects.toMatchObject({ code: 'ENODATA' })
    const hasty = await resolverFor({}, 100)
    await expect(hasty('silent.test')).rejects.toMatchObject({ code: 'ETIMEOUT' })
  })
})

describe('local resolver', () => {
  it('knows this machine', async () => {
    expect(await resolveLocally('127.0.0.1')).toEqual(['127.0.0.1'])
  })
})
