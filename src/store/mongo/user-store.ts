import type { Collection } from 'mongodb'
import type { User, UserStore } from '../../ports/entities.ts'
import { decode, decodeOrNull, insertIfFree, type Kept } from './document.ts'

export interface UserDocument extends Kept {
  email: string
}

export function createUserStore(users: Collection<UserDocument>): UserStore {
  return {
    insert: (user) => insertIfFree(users, { _id: user.id, email: user.email, body: JSON.stringify(user) }),
    async findByEmail(email) {
      return decodeOrNull<User>(await users.findOne({ email }))
    },
    async find(id) {
      return decodeOrNull<User>(await users.findOne({ _id: id }))
    },
    count: () => users.countDocuments(),
    async setPassword(id, passwordHash, from) {
      const found = await users.findOne({ _id: id })
      if (!found) return false
      const user = decode<User>(found)
      if (from !== undefined && user.passwordHash !== from) return false
      const body = JSON.stringify({ ...user, passwordHash })
      // Only a user's password ever changes, so without `from` the last write wins.
      const filter = { _id: id, ...(from !== undefined && { body: found.body }) }
      return (await users.updateOne(filter, { $set: { body } })).matchedCount > 0
    },
  }
}
