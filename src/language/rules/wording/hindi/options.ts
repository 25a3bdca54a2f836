const OPTIONS = new Map(
  `morning सुबह|afternoon दोपहर|evening शाम|night रात|day दिन|cash नकद|cheque चेक|upi यूपीआई|credit card क्रेडिट कार्ड|debit card डेबिट कार्ड|online ऑनलाइन|offline ऑफ़लाइन|yes हाँ|no नहीं|male पुरुष|female महिला|other कुछ और|any कोई भी|none कोई नहीं|both दोनों|home घर|office ऑफ़िस`
    .split('|')
    .map((pair) => {
      const at = pair.search(/ [\u0900-\u097f]/)
      return [pair.slice(0, at), pair.slice(at + 1)] as const
    }),
)

/** A common option without a text of the flow, in Hindi: "सुबह" for "morning". Undefined for all others. */
export function hindiOption(option: string): string | undefined {
  return OPTIONS.get(option.toLowerCase().replaceAll('_', ' ').trim())
}
