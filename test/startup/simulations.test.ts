import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app.ts'
import { ServerStopping } from '../../src/base/errors.ts'
import { readConfig } from '../../src/config.ts'
import { newFolder } from '../store/folder.ts'
import { bookingFlow } from '../support/api/flows.ts'

it('made-up people go home when the service stops, so that their request does not hold it up', async () => {
  const folder = await newFolder()
  const environment = { DATA_DIR: folder.path, PORT: '0', PARLEY_DEMO: '0', SECRET_KEY: 'a7'.repeat(32) }
  const app = await createApp(readConfig(environment), { log: pino({ level: 'silent' }) })
  const held = app.console.simulations.hold({ flow: bookingFlow as never, people: 200, seed: 1 })
  const refused = expect(held).rejects.toBeInstanceOf(ServerStopping)
  await app.stop()
  await refused
  await folder.remove()
})
