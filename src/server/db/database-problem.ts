/** Why there is no database, in one line that the person who started the program can act on. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

/** A setting is why. */
export class DatabaseSettingProblem extends DatabaseProblem {
  override name = 'DatabaseSettingProblem'
}
