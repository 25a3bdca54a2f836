/** Version of an actor that runs a flow: that of its machine, and the flow's content that it is frozen on. */
export interface FlowVersion {
  of: (flowHash: string) => string
  /** The flow's hash; null when the version is not one of this machine. */
  flowHashIn: (version: string) => string | null
}

/** `machineVersion` is raised with every change of the machine other than its flow. */
export function flowVersion(machineVersion: string): FlowVersion {
  const prefix = `${machineVersion}+`
  return {
    of: (flowHash) => `${prefix}${flowHash}`,
    flowHashIn: (version) => (version.startsWith(prefix) ? version.slice(prefix.length) : null),
  }
}
