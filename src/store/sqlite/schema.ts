/**
 * Every stored name. Columns are called as the ports' properties, so a row is read as it is. What people manage
 * (projects, agents, …) is kept as JSON, beside the columns it is found by.
 */
export const DATABASE_FILE = 'parley.db'
export const LOCK_FILE = 'parley.lock'

/** Marks the file as ours: "Prly". */
export const APPLICATION_ID = 0x50726c79
/**
 * Raise it with every change below, or of what is stored: a program of an older version then refuses the file. So does
 * a newer one, unless `UPGRADES` says how the file comes to be as it is below.
 */
export const SCHEMA_VERSION = 15

/** Nodes that write later what an actor has created with its end; a record with the node would be written twice. */
const OWED = `
CREATE TABLE IF NOT EXISTS owed (
  actor INTEGER PRIMARY KEY,
  node TEXT NOT NULL
);`

/** What brings a file of this version to the next one, by version; done when a service opens it. */
export const UPGRADES: ReadonlyMap<number, string> = new Map([
  [10, 'ALTER TABLE journal ADD COLUMN rows TEXT'],
  [11, 'ALTER TABLE actors ADD COLUMN summary TEXT'],
  [12, 'ALTER TABLE slots RENAME COLUMN place TO slot'],
  [13, OWED],
  [14, 'ALTER TABLE actors ADD COLUMN rows TEXT'],
])

/**
 * `actors.no` stands for the actor in its journal: the unique keys stay a few bytes wide, so that the rows of many
 * actors share a page of the index and a group commit writes few pages. The journal itself is only ever appended to. A
 * row holds the entries `firstSeq` to `seq`; most have no `eventId`. `journal.rows` keeps those rows of the actor that
 * are newer than its record (`row-store.ts`), `actors.rows` the first ones before (`inline-rows.ts`).
 */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS actors (
  no INTEGER PRIMARY KEY,
  actorId TEXT NOT NULL UNIQUE,
  seq INTEGER NOT NULL,
  "partition" INTEGER NOT NULL,
  wakeAt INTEGER,
  owner TEXT,
  projectId TEXT NOT NULL,
  list TEXT,
  listedAt INTEGER NOT NULL,
  agentId TEXT,
  lookup TEXT,
  body TEXT NOT NULL,
  summary TEXT,
  rows TEXT
);
CREATE INDEX IF NOT EXISTS actorsByList ON actors (projectId, list, listedAt, actorId) WHERE list IS NOT NULL;
CREATE INDEX IF NOT EXISTS actorsByAgent ON actors (projectId, list, agentId, listedAt, actorId)
  WHERE list IS NOT NULL AND agentId IS NOT NULL;
CREATE INDEX IF NOT EXISTS actorsByWakeAt ON actors (wakeAt, "partition") WHERE wakeAt IS NOT NULL;
CREATE INDEX IF NOT EXISTS actorsByOwner ON actors (owner) WHERE owner IS NOT NULL;
CREATE INDEX IF NOT EXISTS actorsByLookup ON actors (lookup) WHERE lookup IS NOT NULL;

CREATE TABLE IF NOT EXISTS journal (
  actor INTEGER NOT NULL,
  firstSeq INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  eventId TEXT,
  hash TEXT NOT NULL,
  body TEXT NOT NULL,
  rows TEXT
);
CREATE UNIQUE INDEX IF NOT EXISTS journalBySeq ON journal (actor, firstSeq);
CREATE UNIQUE INDEX IF NOT EXISTS journalByEvent ON journal (actor, eventId) WHERE eventId IS NOT NULL;

CREATE TABLE IF NOT EXISTS actorRows (
  kind TEXT NOT NULL,
  owner TEXT NOT NULL,
  position INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (kind, owner, position)
) WITHOUT ROWID;

${OWED}

CREATE TABLE IF NOT EXISTS nodes (id TEXT PRIMARY KEY, beatAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS nodesByBeat ON nodes (beatAt);

CREATE TABLE IF NOT EXISTS projects (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS members (
  userId TEXT NOT NULL,
  projectId TEXT NOT NULL,
  projectCreatedAt INTEGER NOT NULL,
  PRIMARY KEY (userId, projectId)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS membersByProjectAge ON members (userId, projectCreatedAt, projectId);
CREATE INDEX IF NOT EXISTS membersByProject ON members (projectId, userId);

CREATE TABLE IF NOT EXISTS agents (
  id TEXT PRIMARY KEY,
  projectId TEXT NOT NULL,
  updatedAt INTEGER NOT NULL,
  deletedAt INTEGER,
  body TEXT NOT NULL
);
-- Lists go without flows, and every call that is read needs its agent's name, and no more of what may be 256 KiB.
CREATE INDEX IF NOT EXISTS agentsListed ON agents (projectId, updatedAt, id, json_remove(body, '$.flow'))
  WHERE deletedAt IS NULL;
DROP INDEX IF EXISTS agentsByUpdate;
CREATE INDEX IF NOT EXISTS agentsByName ON agents (id, body -> '$.name');

CREATE TABLE IF NOT EXISTS flows (hash TEXT PRIMARY KEY, body TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS agentDrafts (agentId TEXT PRIMARY KEY, revision INTEGER NOT NULL, draft TEXT);
CREATE TABLE IF NOT EXISTS agentLayouts (agentId TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS agentVersions (
  agentId TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  flow TEXT NOT NULL,
  PRIMARY KEY (agentId, version)
);

CREATE TABLE IF NOT EXISTS endpoints (
  id TEXT PRIMARY KEY,
  projectId TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  deletedAt INTEGER,
  body TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS endpointsByAge ON endpoints (projectId, createdAt, id) WHERE deletedAt IS NULL;

CREATE TABLE IF NOT EXISTS connections (
  projectId TEXT NOT NULL,
  provider TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (projectId, provider)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS users (id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, body TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS sessions (
  tokenHash TEXT PRIMARY KEY,
  userId TEXT NOT NULL,
  mark TEXT NOT NULL,
  expiresAt INTEGER NOT NULL,
  endsAt INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessionsByExpiry ON sessions (expiresAt);
CREATE INDEX IF NOT EXISTS sessionsByUser ON sessions (userId, endsAt);

CREATE TABLE IF NOT EXISTS idempotency (
  id TEXT PRIMARY KEY,
  requestHash TEXT NOT NULL,
  runningOn TEXT,
  answer TEXT,
  expiresAt INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS idempotencyByExpiry ON idempotency (expiresAt);
CREATE INDEX IF NOT EXISTS idempotencyByNode ON idempotency (runningOn) WHERE runningOn IS NOT NULL;

CREATE TABLE IF NOT EXISTS payloads (deliveryId TEXT PRIMARY KEY, body TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS slots (
  projectId TEXT NOT NULL,
  kind TEXT NOT NULL,
  slot INTEGER NOT NULL,
  holder TEXT NOT NULL,
  PRIMARY KEY (projectId, kind, slot),
  UNIQUE (projectId, kind, holder)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS dailyCounts (
  name TEXT NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (name, day)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS dailyCountsByDay ON dailyCounts (day);

CREATE TABLE IF NOT EXISTS callFigures (
  projectId TEXT NOT NULL,
  agentId TEXT NOT NULL,
  hour INTEGER NOT NULL,
  counts TEXT NOT NULL,
  lastBatch TEXT,
  PRIMARY KEY (projectId, agentId, hour)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS keyUsage (
  keyId TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  lastUsedAt INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS optOuts (
  projectId TEXT NOT NULL,
  number TEXT NOT NULL,
  callId TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (projectId, number)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS optOutsByAge ON optOuts (projectId, at, number);

CREATE TABLE IF NOT EXISTS importMark (
  no INTEGER PRIMARY KEY CHECK (no = 1),
  fileId TEXT NOT NULL,
  lines INTEGER NOT NULL,
  isComplete INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS chainCheck (no INTEGER PRIMARY KEY CHECK (no = 1), progress TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS agendaJobs (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  priority INTEGER NOT NULL,
  disabled INTEGER NOT NULL,
  nextRunAt INTEGER,
  lockedAt INTEGER,
  lockToken INTEGER NOT NULL DEFAULT 0,
  definition TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX IF NOT EXISTS agendaJobsByName ON agendaJobs (name, nextRunAt, priority DESC);
CREATE UNIQUE INDEX IF NOT EXISTS agendaJobsSingle ON agendaJobs (name) WHERE type = 'single';
`
