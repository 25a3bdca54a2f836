import type * as PhoneNumbers from 'libphonenumber-js/min'
import { lazyRequire } from '../../base/lazy-require.ts'
import type { OptOut, OptOutStore } from '../../ports/opt-outs.ts'

const phoneNumbers = lazyRequire<typeof PhoneNumbers>('libphonenumber-js/min')

/** Whom a project may not call, whichever way a number is written: `+44 020…` rings the same phone as `+44 20…`. */
export interface OptOutList {
  add(optOut: OptOut): Promise<void>
  has(projectId: string, number: string): Promise<boolean>
}

export function createOptOutList(optOuts: Pick<OptOutStore, 'add' | 'find'>): OptOutList {
  return {
    add: (optOut) => optOuts.add({ ...optOut, number: subscriberNumber(optOut.number) }),
    async has(projectId, number) {
      if (await optOuts.find(projectId, number)) return true
      const subscriber = subscriberNumber(number)
      return subscriber !== number && (await optOuts.find(projectId, subscriber)) !== null
    },
  }
}

/**
 * Without the prefixes that are dialled only from within a country; as it is where its country's rules do not know it.
 */
function subscriberNumber(number: string): string {
  const parsed = phoneNumbers().parsePhoneNumberFromString(number)
  return parsed?.isPossible() === true ? parsed.number : number
}
