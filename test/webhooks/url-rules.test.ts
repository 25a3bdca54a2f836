import { describe, expect, it } from 'vitest'
import { checkEndpointUrl } from '../../src/webhooks/url-rules.ts'

const names: Record<string, string[]> = {
  'example.com': ['93.184.216.34', '2606:2800:220:1::1'],
  'mixed.example': ['93.184.216.34', '10.0.0.7'],
  'inside.example': ['10.0.0.7'],
  'mapped.example': ['::ffff:127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
}
const resolve = async (host: string) => {
  const found = names[host]
  if (!found) throw Object.assign(new Error(host), { code: 'ENOTFOUND' })
  return found
}
const inProduction = (url: string) => checkEndpointUrl(url, { production: true, resolve })
const outside = (url: string) => checkEndpointUrl(url, { production: false, resolve })

describe('endpoint URL in production', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['https://EXAMPLE.com:8443/hook?a=1', 'https://example.com:8443/hook?a=1'],
    ['  https://example.com/a b ', 'https://example.com/a%20b'],
    ['https://1.1.1.1/hook', 'https://1.1.1.1/hook'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
    ['https:\\\\example.com\\hook', 'https://example.com/hook'],
  ])('accepts %s', async (url, href) => {
    expect(await inProduction(url)).toEqual({ ok: true, href })
  })

  it.each([
    ['http://example.com/', 'https'],
    ['ftp://example.com/', 'https'],
    ['file:///etc/passwd', 'https'],
    ['javascript:alert(1)', 'https'],
    ['example.com/hook', 'not a URL'],
    ['', 'not a URL'],
    ['https://', 'not a URL'],
    ['https://user:pass@example.com/', 'username'],
    ['https://user@example.com/', 'username'],
    ['https://:pass@example.com/', 'username'],
    ['https://example.com/#part', 'fragment'],
    ['https://example.com:0/', 'port 0'],
    [`https://example.com/${'a'.repeat(2_048)}`, '2048'],
    [`https://example.com/${'é'.repeat(1_000)}`, '2048'],
    ['https://unknown.example/', 'cannot be resolved'],
    ['https://inside.example/', 'public address'],
    ['https://mixed.example/', 'public address'],
    ['https://mapped.example/', 'public address'],
    ['https://localhost/', 'public address'],
    ['https://localhost./', 'public address'],
  ])('refuses %s', async (url, words) => {
    expect(await inProduction(url)).toEqual({ ok: false, reason: expect.stringContaining(words) as string })
  })

  it.each([
    'https://127.0.0.1/',
    'https://127.0.0.1./',
    'https://127.1/',
    'https://0/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://①②⑦.⓪.⓪.①/',
    'https://127。0。0。1/',
    'https://%31%32%37.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://168.63.129.16/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://[fd00:ec2::254]/',
  ])('refuses the address in %s', async (url) => {
    expect(await inProduction(url)).toEqual({ ok: false, reason: 'The URL must lead to a public address.' })
  })
})

describe('endpoint URL outside production', () => {
  it.each(['http://localhost:3999/hook', 'http://127.0.0.1:9/', 'https://10.0.0.1/', 'http://unknown.example/'])(
    'accepts %s without asking who it is',
    async (url) => {
      expect(await outside(url)).toEqual({ ok: true, href: url })
    },
  )

  it.each(['ftp://localhost/', 'localhost:3999', 'http://user:pass@localhost/', 'http://localhost/#x'])(
    'refuses %s all the same',
    async (url) => {
      expect(await outside(url)).toMatchObject({ ok: false })
    },
  )
})
