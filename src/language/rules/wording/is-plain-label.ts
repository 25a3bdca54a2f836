import type { FieldReader } from '../field-reader.ts'
import type { FieldKind } from '../kind-of.ts'

const PLAIN: Partial<Record<FieldKind, ReadonlySet<string>>> = {
  phone: words('phone mobile number no contact telephone cell whatsapp customer caller callback best primary to reach'),
  email: words('email e mail id address customer caller'),
  pincode: words('pin code pincode zip zipcode postal postcode'),
  address: words('address full home customer caller'),
  city: words('city customer caller'),
}

/**
 * Whether a field is the person's own number, address or place, as far as its name tells: `phone` and `mobile_number` are,
 * `guardian_phone`, `pickup_address` and `from_stop` are not.
 */
export function isPlainLabel({ kind, label, isOwn }: FieldReader): boolean {
  if (kind === 'name') return isOwn
  return label.every((word) => PLAIN[kind]?.has(word) === true)
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
