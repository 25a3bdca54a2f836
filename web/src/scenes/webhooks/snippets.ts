/** Programs that check `Svc-Signature`; a test runs them. */
export const SIGNATURE_SNIPPETS = [
  {
    name: 'Node',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the raw bytes of the request; header: its Svc-Signature; secret: whsec_…
export function isGenuine(body, header, secret) {
  const { t, v1 } = Object.fromEntries(header.split(',').map((part) => part.split('=')))
  if (!t || !v1) return false
  const expected = createHmac('sha256', secret).update(t + '.').update(body).digest()
  const given = Buffer.from(v1, 'hex')
  const isRecent = Math.abs(Date.now() / 1000 - Number(t)) < 300
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected)
}
`,
  },
  {
    name: 'Python',
    code: `import hashlib, hmac, time

# body: the raw bytes of the request; header: its Svc-Signature; secret: whsec_…
def is_genuine(body: bytes, header: str, secret: str) -> bool:
    parts = dict(part.split("=", 1) for part in header.split(",") if "=" in part)
    t, v1 = parts.get("t", ""), parts.get("v1", "")
    if not t.isdigit():
        return False
    expected = hmac.new(secret.encode(), t.encode() + b"." + body, hashlib.sha256).hexdigest()
    is_recent = abs(time.time() - int(t)) < 300
    return is_recent and hmac.compare_digest(expected, v1)
`,
  },
  {
    name: 'Shell',
    code: `# body.json: the raw bytes of the request; HEADER: its Svc-Signature; SECRET: whsec_…
t=$(printf '%s' "$HEADER" | sed 's/^t=\\([0-9]*\\),.*/\\1/')
v1=$(printf '%s' "$HEADER" | sed 's/.*v1=//')
expected=$({ printf '%s.' "$t"; cat body.json; } | openssl dgst -sha256 -hmac "$SECRET" | sed 's/.* //')
if [ "$expected" = "$v1" ]; then echo genuine; else echo forged; fi
`,
  },
]
