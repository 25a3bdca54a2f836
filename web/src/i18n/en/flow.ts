export const flow = {
  steps: 'Steps',
  step: (id: string, type: string) => `${id}, ${type}`,
  types: { start: 'start', say: 'say', ask: 'ask', branch: 'branch', end: 'end' },
  empty: 'This flow has no steps yet.',
  notReadable: 'This step cannot be shown.',
  otherwise: 'otherwise',
  collects: 'Collects',
  leadsTo: 'to',
}
