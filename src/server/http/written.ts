/** An answer that is JSON text already, and is sent as it is. */
export class Written<Answer> {
  readonly bytes: Buffer
  declare readonly says?: Answer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}
