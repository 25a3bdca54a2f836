import { dialogOnDemand } from './dialog-on-demand.tsx'

/** Mantine's `Modal`, loaded when the first dialog is opened. */
export const Dialog = dialogOnDemand(async () => (await import('./modal.tsx')).Modal)
