import { plural } from '../plural.ts'

export const keys = {
  title: 'API keys',
  lead: 'A program that calls the API shows one of these. Each key sees this project only.',
  new: 'New key',
  name: 'Name',
  nameRequired: 'Give it a name, such as the program that will use it.',
  expires: 'Expires',
  never: 'Never',
  inDays: (days: number) => `In ${plural(days, 'day', 'days')}`,
  create: 'Create key',
  created: (name: string) => `Key ${name} is created.`,
  newDialog: 'Your new key',
  key: 'API key',
  copyKey: 'Copy key',
  none: 'There is no key yet. A program needs one to call the API.',
  start: 'Begins with',
  status: 'Status',
  statuses: { active: 'Active', expiring: 'Expiring', expired: 'Expired', revoked: 'Revoked' },
  createdAt: 'Created',
  lastUsed: 'Last used',
  neverUsed: 'Never',
  requests: (count: number) => plural(count, 'request', 'requests'),
  actions: 'Actions',
  rotate: 'Rotate',
  rotateKey: (name: string) => `Rotate ${name}`,
  rotateText:
    'You get a new key with the same name. The old one goes on working for a while, so that you can change it where it is used.',
  grace: 'The old key works for another',
  graceHours: (hours: number) =>
    hours === 0
      ? 'No time: it stops at once'
      : hours < 48
        ? plural(hours, 'hour', 'hours')
        : plural(hours / 24, 'day', 'days'),
  rotated: (name: string) => `Key ${name} is replaced.`,
  revoke: 'Revoke',
  revokeKey: (name: string) => `Revoke ${name}`,
  revokeOldKey: (name: string) => `Revoke the replaced ${name}`,
  revokeText: (name: string) => `Whatever uses ${name} is refused at once. This cannot be undone.`,
  revokeOldText: (name: string) =>
    `Whatever still uses the replaced ${name} is refused at once. The new key goes on working. This cannot be undone.`,
  revoked: (name: string) => `Key ${name} is revoked.`,
  until: 'until',
  tryIt: 'Try it',
  tryItLead: 'Paste this into a shell. It lists the agents of this project.',
}
