import type { Operation } from '../operation.ts'

export const getSession: Operation<'getSession'> =
  () =>
  async ({ person }) => ({ email: person.email })
