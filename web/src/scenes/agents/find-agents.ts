import type { ListedAgent } from '../../api/types.ts'

/** The agents whose name, number or id has every word that was typed, in any order and case. */
export function findAgents(agents: ListedAgent[], typed: string): ListedAgent[] {
  const words = folded(typed).split(/\s+/)
  return agents.filter(({ id, name, phoneNumber }) => {
    const text = folded(`${name} ${phoneNumber} ${id}`)
    return words.every((word) => text.includes(word))
  })
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}
