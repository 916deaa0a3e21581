-- Times are milliseconds since 1970 UTC. STRICT, so that a wrong type is an error and not a surprise.

CREATE TABLE people (
  id         TEXT PRIMARY KEY,
  name       TEXT NOT NULL,
  language   TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Cookies and bearer tokens are kept as SHA-256 only: a stolen copy of this file opens no session.
CREATE TABLE sessions (
  hash       TEXT PRIMARY KEY,
  person     TEXT NOT NULL REFERENCES people (id),
  created_at INTEGER NOT NULL,
  last_seen  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
  hash       TEXT PRIMARY KEY,
  person     TEXT NOT NULL REFERENCES people (id),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Every box that was ever played with, the built-in ones included: a later program may bring other cards, and a game
-- goes on with those it began with. `hash` names the files.
CREATE TABLE boxes (
  hash  TEXT PRIMARY KEY,
  id    TEXT NOT NULL,
  game  TEXT NOT NULL,
  files TEXT NOT NULL
) STRICT;

CREATE TABLE tables (
  id            TEXT PRIMARY KEY,
  game          TEXT NOT NULL,
  name          TEXT NOT NULL,
  options       TEXT NOT NULL,
  box_id        TEXT NOT NULL,
  box_hash      TEXT NOT NULL,
  box_files     TEXT NOT NULL REFERENCES boxes (hash),
  seed          BLOB NOT NULL CHECK (length(seed) = 32),
  seed_hash     TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  host          TEXT NOT NULL REFERENCES people (id),
  parent        TEXT REFERENCES tables (id),
  imported      INTEGER NOT NULL DEFAULT 0,
  created_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What every action changes, apart from what none does: narrow rows, so that the tables in play share few pages and an
-- action writes little. No index on these columns for the same reason.
CREATE TABLE progress (
  table_id    TEXT PRIMARY KEY REFERENCES tables (id),
  status      TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'over')),
  ply         INTEGER NOT NULL,
  -- The seats that are asked now, as bits: lists and restarts need not replay a game to know it.
  to_act      INTEGER NOT NULL,
  updated_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_parent ON tables (parent) WHERE parent IS NOT NULL;

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL,
  kind     TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
  person   TEXT REFERENCES people (id),
  name     TEXT NOT NULL,
  bot      TEXT,
  invite   TEXT,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- The record. Append-only: the key makes a second entry at one ply impossible whatever the program does. No reference
-- to the table: an append is judged by the row of `progress`, which has one, and every look costs.
CREATE TABLE entries (
  table_id      TEXT NOT NULL,
  ply           INTEGER NOT NULL,
  entry         TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  at            INTEGER NOT NULL,
  PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;

-- The position after `ply` entries; may always be thrown away, the record alone is the truth.
CREATE TABLE snapshots (
  table_id      TEXT NOT NULL,
  ply           INTEGER NOT NULL,
  rules_version INTEGER NOT NULL,
  state         TEXT NOT NULL,
  PRIMARY KEY (table_id, ply)
) STRICT;
