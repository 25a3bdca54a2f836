import type { Runtime } from '../actors/runtime/runtime-types.ts'

/** Stands for the runtime in parts that it needs itself, so that they can be made before it; used only after. */
export function deferredRuntime(
  find: () => Runtime,
): Pick<Runtime, 'read' | 'send' | 'ask' | 'create' | 'createAndAsk'> {
  return {
    read: (actorId) => find().read(actorId),
    send: (actorId, event, options) => find().send(actorId, event, options),
    ask: (actorId, event, until, options) => find().ask(actorId, event, until, options),
    create: (create, options) => find().create(create, options),
    createAndAsk: (create, until, options) => find().createAndAsk(create, until, options),
  }
}
