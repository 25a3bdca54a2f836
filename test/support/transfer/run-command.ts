import { execFile } from 'node:child_process'
import { SECRET_KEY, type Place } from './stores.ts'

/** Runs a command of `scripts/` as an operator does, with the settings of this location. */
export function runCommand(
  script: string,
  { config }: Place,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; text: string }> {
  const { DATA_DIR, MONGODB_URL } = config
  // `execFile` skips undefined values.
  const env = { ...process.env, DATA_DIR, MONGODB_URL, SECRET_KEY, ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr })
    })
  })
}
