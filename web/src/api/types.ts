import type { components, paths } from '../../../src/console/openapi-types.ts'

export type { paths }
export type Schemas = components['schemas']

export type Project = Schemas['Project']
export type ListedAgent = Schemas['ListedAgent']
export type Agent = Schemas['Agent']
export type Key = Schemas['Key']
export type Endpoint = Schemas['Endpoint']
export type ListedDelivery = Schemas['ListedDelivery']
export type Delivery = Schemas['Delivery']
export type Connection = Schemas['Connection']
export type OptOut = Schemas['OptOut']
export type ListedCall = Schemas['ListedCall']
export type Call = Schemas['Call']
export type Turn = Schemas['Turn']
export type Channel = Schemas['Channel']
export type CallStatus = Schemas['CallStatus']
export type Outcome = Schemas['Outcome']
