/** A flow of many steps: questions, what is said after them, and a branch after every tenth. */
export function chainFlow(stepCount: number) {
  const last = stepCount - 1
  const nodes = Array.from({ length: stepCount }, (_, index) => {
    const [id, next] = [`step_${index}`, `step_${index + 1}`]
    if (index === 0) return { id, type: 'start', say: 'Hello.', next }
    if (index === last) return { id, type: 'end', say: 'Goodbye.' }
    if (index % 10 === 9) {
      const when = { field: 'answer', op: 'eq', value: `value ${index}` }
      return { id, type: 'branch', branches: [{ next: `step_${last}`, when }], default: next }
    }
    return index % 3 === 1
      ? { id, type: 'ask', fields: ['answer'], guidance: 'Ask shortly.', next }
      : { id, type: 'say', say: `This is step ${index}.`, next }
  })
  return {
    start: 'step_0',
    nodes,
    fields: [{ name: 'answer', type: 'string', description: 'The answer', required: false }],
    variables: [],
    settings: { persona: '', languages: ['en'] },
  }
}

/** The same with 300 steps whose texts are as long as it takes to come to a size. */
export function flowOfBytes(bytes: number) {
  const flow = chainFlow(300)
  const speaking = flow.nodes.filter((node) => 'say' in node)
  const missing = bytes - JSON.stringify(flow).length
  const each = 'Some more words. '.repeat(Math.floor(missing / speaking.length / 17))
  return { ...flow, nodes: flow.nodes.map((node) => ('say' in node ? { ...node, say: `${node.say} ${each}` } : node)) }
}
