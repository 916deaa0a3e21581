-- Who played for whom from when on: the latest row of a seat says it for now, all of them tell it in the log. `bot` is
-- empty where a person plays again. One row for a seat and a ply: before the next move only the last word counts.
CREATE TABLE hand_overs (
  table_id TEXT NOT NULL REFERENCES tables (id),
  ply      INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  bot      TEXT,
  person   TEXT NOT NULL REFERENCES people (id),
  at       INTEGER NOT NULL,
  PRIMARY KEY (table_id, ply, seat)
) STRICT, WITHOUT ROWID;
