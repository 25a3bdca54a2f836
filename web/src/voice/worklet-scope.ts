/** The global scope of a worklet, which TypeScript's library does not declare. */
export interface WorkletScope {
  sampleRate: number
  AudioWorkletProcessor: new () => { readonly port: MessagePort }
  registerProcessor(
    name: string,
    processor: new () => { process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean },
  ): void
}
