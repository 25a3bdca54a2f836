import { assign, setup } from 'xstate'

/** The machine that the kernel and its peer both run: two states and a short text in the context. */
export const counterMachine = setup({
  types: {} as { context: { count: number; last: string }; events: { type: 'count'; note: string } },
  actions: { add: assign({ count: ({ context }) => context.count + 1, last: ({ event }) => event.note }) },
}).createMachine({
  id: 'counter',
  context: { count: 0, last: '' },
  initial: 'even',
  states: {
    even: { on: { count: { target: 'odd', actions: 'add' } } },
    odd: { on: { count: { target: 'even', actions: 'add' } } },
  },
  options: { maxIterations: 100 },
})
