import { regex } from '../../../base/regex.ts'

/** Whether two words both tell of little or both of much: "halka" and "minor", "heavy" and "major". */
export function isSameDegree(one: string, other: string): boolean {
  return [LITTLE, MUCH].some((degree) => degree.test(one) && degree.test(other))
}

const LITTLE = regex`
  ^(?:
    minor|small|slight|slightly|light|little|tiny|mild|few|couple|halk[aei]|thod[aei]|chhot[aei]|chot[aei]|mamuli
    |हल्क[ाीे]|थोड[ाीे]|छोट[ाीे]|मामूली
  )$
`
const MUCH = regex`
  ^(?:
    major|big|large|heavy|heavily|severe|huge|deep|serious|bad[aei]|bhaari|bhari|gehr[aei]|kaafi|bahut
    |बड[ाीे]|भारी|गहर[ाीे]|काफी|बहुत
  )$
`
