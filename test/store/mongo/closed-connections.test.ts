import { once } from 'node:events'
import { createRequire } from 'node:module'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { MongoNetworkError } from 'mongodb'
import { expect, it } from 'vitest'
import '../../../src/store/mongo/closed-connections.ts'

interface Connection {
  command(namespace: object, command: object, options: object): Promise<object>
}
const require = createRequire(import.meta.url)
const driver: unknown = require('mongodb/lib/cmap/connection.js')
const { Connection } = driver as { Connection: new (socket: Socket, options: object) => Connection }
const utilities: unknown = require('mongodb/lib/utils.js')
const { ns } = utilities as { ns: (name: string) => object }

it('ends a command that is written to a socket which was closed that moment', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const connection = new Connection(socket, { id: 1, generation: 0, monitorCommands: false })
  socket.destroy()
  const answer = connection.command(ns('admin.$cmd'), { hello: 1 }, { socketTimeoutMS: 1_000 })
  await expect(answer).rejects.toThrow(MongoNetworkError)
  server.close()
})
