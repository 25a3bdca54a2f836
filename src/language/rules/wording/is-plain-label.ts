import type { FieldReader } from '../fields/field-reader.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { wordSet } from '../words/word-set.ts'

const PLAIN: Partial<Record<FieldKind, ReadonlySet<string>>> = {
  phone: wordSet(
    'phone mobile number no contact telephone cell whatsapp customer caller callback best primary to reach',
  ),
  email: wordSet('email e mail id address customer caller'),
  pincode: wordSet('pin code pincode zip zipcode postal postcode'),
  address: wordSet('address full home customer caller'),
  city: wordSet('city customer caller'),
}

/**
 * Whether a field is the person's own number, address or place, as far as its name tells: `phone` and `mobile_number` are,
 * `guardian_phone`, `pickup_address` and `from_stop` are not.
 */
export function isPlainLabel({ kind, label, isOwn }: FieldReader): boolean {
  if (kind === 'name') return isOwn
  return label.every((word) => PLAIN[kind]?.has(word) === true)
}
