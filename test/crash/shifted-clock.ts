/**
 * Loaded before the service (`node --import`): its clock is ahead by `PARLEY_CLOCK_SHIFT_MS`, and so is the database's
 * as the service sees it. Otherwise it would go by the database's, and set its own right.
 */
import { registerHooks } from 'node:module'

const shiftMs = Math.round(Number(process.env.PARLEY_CLOCK_SHIFT_MS ?? 0))
const RealDate = Date
const now = () => RealDate.now() + shiftMs

globalThis.Date = class extends RealDate {
  constructor(...args: ConstructorParameters<typeof Date> | []) {
    if (args.length === 0) super(now())
    else super(...args)
  }

  static override now = now
} as DateConstructor

/** Where the service learns of the database's time. */
export const SERVER_TIME = { file: 'src/store/mongo/server-time.ts', from: 'there.getTime()' }

if (shiftMs !== 0) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.endsWith(SERVER_TIME.file)) return loaded
      const source = Buffer.from(loaded.source as Uint8Array).toString()
      if (!source.includes(SERVER_TIME.from)) throw new Error(`${SERVER_TIME.file} does not ask for the time there.`)
      return { ...loaded, source: source.replace(SERVER_TIME.from, `(${SERVER_TIME.from} + ${shiftMs})`) }
    },
  })
}
