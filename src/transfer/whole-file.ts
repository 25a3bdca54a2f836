import { BadRequest } from '../base/errors.ts'
import type { Seal } from '../security/seal.ts'
import {
  FORMAT,
  FORMAT_VERSION,
  PROBE_PURPOSE,
  PROOF_PURPOSE,
  type Counts,
  type EndLine,
  type Header,
} from './file-format.ts'
import { readBlocks } from './read-blocks.ts'

/** A verified export whose secrets can be opened here. */
export interface WholeFile {
  path: string
  header: Header
  counts: Counts
}

/**
 * Reads a file from end to end, before a store is so much as opened for it.
 *
 * @throws BadRequest when the file is damaged, cut off, foreign, newer, or of another `SECRET_KEY`
 */
export async function readWholeFile(path: string, seal: Seal): Promise<WholeFile> {
  let header: Header | undefined
  let end: EndLine['end'] | undefined
  let isEndAlone = false
  let sha256 = ''
  for await (const { lines, sha256Before } of readBlocks(path)) {
    header ??= readHeader(path, lines)
    const last = objectIn(lines.at(-1)) as Partial<EndLine>
    end = last.end
    isEndAlone = lines.length === 1 && Object.keys(last).length === 1
    sha256 = sha256Before
  }
  if (!header) throw foreign(path)
  if (!end) throw new BadRequest(`${path} breaks off before its end. Copy it again, or export again.`)
  checkKey(header, seal)
  // The proof covers what comes before the last block: nothing else may be in that.
  if (!isEndAlone) throw wasChanged(path)
  checkProof(path, end, sha256, seal)
  return { path, header, counts: end.counts }
}

function readHeader(path: string, [line]: string[]): Header {
  const header = objectIn(line) as Partial<Header>
  if (header.format !== FORMAT) throw foreign(path)
  if (header.version !== FORMAT_VERSION) {
    throw new BadRequest(
      `${path} has version ${header.version} of the format, this Parley reads ${FORMAT_VERSION}. Use the version that exported it.`,
    )
  }
  return header as Header
}

function checkKey(header: Header, seal: Seal): void {
  try {
    if (seal.open(header.probe, PROBE_PURPOSE) === header.id) return
  } catch {
    // said below
  }
  throw new BadRequest(
    'SECRET_KEY is not the one of the installation that was exported, so its stored secrets could not be opened. ' +
      'Set SECRET_KEY to that one, or copy the file secret-key from the DATA_DIR of the other.',
  )
}

/** Check lines detect damage, the sealed proof deliberate changes: check lines can be recomputed, a seal cannot. */
function checkProof(path: string, { proof }: EndLine['end'], sha256: string, seal: Seal): void {
  try {
    if (seal.open(proof, PROOF_PURPOSE) === sha256) return
  } catch {
    // said below
  }
  throw wasChanged(path)
}

function wasChanged(path: string): BadRequest {
  return new BadRequest(`${path} was changed after it was exported. Do not use it: export again.`)
}

/** Empty for a line that holds anything else: whoever can write check lines can write any line. */
function objectIn(line = ''): object {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function foreign(path: string): BadRequest {
  return new BadRequest(`${path} is no exported installation. Make one with: npm run export -- <file>`)
}
