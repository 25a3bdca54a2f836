import { expect, it } from 'vitest'
import { SetupError } from '../../src/base/errors.ts'
import { agreeOnSecretKey } from '../../src/startup/secret-key.ts'

it('refuses a node whose key is not that of the others, and leaves no key behind', async () => {
  const left = new Map<string, string>()
  const agrees = (name: string, text: string) => {
    if (!left.has(name)) left.set(name, text)
    return Promise.resolve(left.get(name) === text)
  }
  const [own, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  await agreeOnSecretKey(own, agrees)
  await agreeOnSecretKey(own, agrees)
  await expect(agreeOnSecretKey(other, agrees)).rejects.toThrow(SetupError)
  await expect(agreeOnSecretKey(other, agrees)).rejects.toThrow(
    /^SECRET_KEY: the other nodes .* Give every node the same/,
  )
  expect([...left.values()].join()).not.toContain(own.toString('hex'))
})
