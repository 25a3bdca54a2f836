import { arrange, type Arrangement } from './arrange.ts'

/** Arranges steps off the page's own thread. Takes `{id, arrangement}`, posts `{id, positions}`. */
self.onmessage = ({ data }: MessageEvent<{ id: number; arrangement: Arrangement }>) => {
  self.postMessage({ id: data.id, positions: arrange(data.arrangement) })
}
