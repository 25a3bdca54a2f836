import type { Operation } from '../operation.ts'

export const getService: Operation<'getService'> =
  ({ service, config }) =>
  async () => {
    const { version, simulatedPeople } = service
    const { production, publicUrl } = config
    const simulatesCalls = simulatedPeople.length > 0
    return { version, production, publicUrl, simulatesCalls, simulatedPeople: [...simulatedPeople] }
  }
