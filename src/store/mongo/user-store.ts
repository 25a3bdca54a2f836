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
    async setPassword(id, passwordHash) {
      const found = await users.findOne({ _id: id })
      if (!found) return false
      const body = JSON.stringify({ ...decode<User>(found), passwordHash })
      // Only a user's password ever changes, so the last write wins.
      return (await users.updateOne({ _id: id }, { $set: { body } })).matchedCount > 0
    },
  }
}
