export const optOuts = {
  title: 'Opt-outs',
  lead: 'These numbers asked not to be called again. Phone calls to them are refused.',
  none: 'Nobody has asked not to be called again.',
  number: 'Number',
  at: 'Asked',
  call: 'In the call',
  seeCall: 'See the call',
  actions: 'Actions',
  lift: 'Allow calls',
  liftNumber: (number: string) => `Allow calls to ${number}`,
  liftText: (number: string) => `Do so only if the person behind ${number} has agreed to be called again.`,
  lifted: (number: string) => `${number} may be called again.`,
}
