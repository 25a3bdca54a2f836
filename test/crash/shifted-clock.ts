/** Loaded before the service (`node --import`): its clock is ahead by `PARLEY_CLOCK_SHIFT_MS`. */
const shiftMs = Math.round(Number(process.env.PARLEY_CLOCK_SHIFT_MS ?? 0))
const RealDate = Date
const now = () => RealDate.now() + shiftMs

globalThis.Date = class extends RealDate {
  constructor(...args: ConstructorParameters<typeof Date> | []) {
    if (args.length === 0) super(now())
    else super(...args)
  }

  static override now = now
} as DateConstructor
