/** A figure of docs/quality.json: of a benchmark, by table, row (its first cell) and column. */
export type Measured = {
  what: string
  from: { bench: string; table: string; row: string; column?: number }
  target: string
}

/** What people who had not seen the code measured the first time. */
type FirstSight = { what: string; result: string; target: string; cases: string }

export type QualityArea = {
  title: string
  firstSight: readonly FirstSight[]
  measured: readonly Measured[]
  short: string
  better: string
}
