/** Who is called, one after the other: see `docs/simulator.md`. Nobody who asks never to be called again. */
const NUMBERS = [
  '00',
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '09',
  '12',
  '13',
  '15',
  '16',
  '17',
  '80',
  '84',
  '87',
  '99',
]
const LOOK_EVERY_MS = 500
/** A call that is not over by then is one too many. */
const OVER_WITHIN_MS = 5 * 60_000

interface Placed {
  id: string
  at: number
}

/** Keeps so many simulated phone calls going. */
export class PhoneTraffic {
  placed = 0
  readonly problems: string[] = []
  readonly #address: string
  readonly #headers: Record<string, string>
  readonly #agentId: string
  readonly #atOnce: number
  #live: Placed[] = []

  constructor(address: string, { key, agentId }: { key: string; agentId: string }, atOnce: number) {
    this.#address = address
    this.#headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    this.#agentId = agentId
    this.#atOnce = atOnce
  }

  async goOnUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.#look()
        while (this.#live.length < this.#atOnce && !isOver()) await this.#place()
      } catch (error) {
        if (!isOver()) this.problems.push(`A phone call could not be placed or read: ${String(error)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }

  async #place(): Promise<void> {
    const to = `+120255501${NUMBERS[this.placed % NUMBERS.length]}`
    const variables = { name: 'Asha', business: 'Luna', clinic: 'Luna', customer: 'Asha' }
    const answer = await fetch(`${this.#address}/v1/calls`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ agentId: this.#agentId, to, variables }),
    })
    this.placed += 1
    if (answer.status !== 202) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`)
    this.#live.push({ id: ((await answer.json()) as { id: string }).id, at: Date.now() })
  }

  async #look(): Promise<void> {
    const live: Placed[] = []
    for (const call of this.#live) {
      const answer = await fetch(`${this.#address}/v1/calls/${call.id}`, { headers: this.#headers })
      const { status } = (await answer.json()) as { status?: string }
      if (status === 'ended') continue
      if (Date.now() - call.at < OVER_WITHIN_MS) live.push(call)
      else this.problems.push(`The call ${call.id} does not come to an end.`)
    }
    this.#live = live
  }
}
