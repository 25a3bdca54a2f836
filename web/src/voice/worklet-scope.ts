/** What a worklet finds around it; TypeScript's library does not know it. */
export interface WorkletScope {
  sampleRate: number
  AudioWorkletProcessor: new () => { readonly port: MessagePort }
  registerProcessor(
    name: string,
    processor: new () => { process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean },
  ): void
}
