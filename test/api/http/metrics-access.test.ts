import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'

let open: OpenedApi
let locked: OpenedApi
beforeAll(async () => {
  open = await openApi()
  locked = await openApi({ config: { metricsToken: 'scrape-me' } })
})
afterAll(() => Promise.all([open.close(), locked.close()]))

async function statusOf(api: OpenedApi, remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  return (await api.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
}

it('shows its figures to addresses that are not public', async () => {
  for (const address of ['127.0.0.1', '::1', '10.0.0.7', '::ffff:192.168.1.4', 'fd00::1']) {
    expect(await statusOf(open, address)).toBe(200)
  }
})

it('has none for strangers, nor for anybody behind a proxy', async () => {
  expect(await statusOf(open, '93.184.216.34')).toBe(404)
  expect(await statusOf(open, '2606:4700::1111')).toBe(404)
  expect(await statusOf(open, '10.0.0.7', { 'x-forwarded-for': '93.184.216.34' })).toBe(404)
  expect(await statusOf(open, '10.0.0.7', { forwarded: 'for=93.184.216.34' })).toBe(404)
})

it('requires its token from every client once one is set', async () => {
  expect(await statusOf(locked, '127.0.0.1')).toBe(404)
  expect(await statusOf(locked, '127.0.0.1', { authorization: 'Bearer scrape-you' })).toBe(404)
  expect(await statusOf(locked, '93.184.216.34', { authorization: 'Bearer scrape-me' })).toBe(200)
})
