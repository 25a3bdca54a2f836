import { callDefinition, flowHashOfCall } from '../machines/call.ts'
import type { FlowStore } from '../ports/records.ts'
import { flowMachineLoader } from './flow-machine-loader.ts'
import type { MachineLoader } from './machines.ts'

export function callLoader(flows: FlowStore): MachineLoader {
  return flowMachineLoader(flows, flowHashOfCall, callDefinition)
}
