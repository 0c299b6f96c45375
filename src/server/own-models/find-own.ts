/** The model of a person, with its key, as whatever works with it needs it. */
import type { Engine } from '../engines/engine.ts'
import type { House } from '../house.ts'
import type { ModelSettings } from '../llm/protocol.ts'
import { serverKey } from '../users/server-key.ts'
import type { OwnModel } from './own-models.ts'
import { unseal } from './seal.ts'
import type { StoredModel } from './store.ts'
import { findModel } from './store.ts'

type Needs = Pick<House, 'db' | 'ownModels' | 'metrics'>

export const sealingKey = (db: House['db']): Promise<Buffer> => serverKey(db, 'own models')

/** Null where the person brings none. */
export async function findOwnModel(house: Needs, personId: string): Promise<OwnModel | null> {
  const stored = await findModel(house.db, personId)
  if (stored === null) return null
  const own = house.ownModels.of(personId, await settingsOf(house, personId, stored))
  return { ...own, engine: house.metrics.countEngine(own.engine) }
}

/** Whoever writes for a person; `own` where it is their own model, which costs no credit. */
export interface Writer {
  engine: Engine
  own: OwnModel | null
}

export async function engineFor(
  house: Needs & Pick<House, 'engine'>,
  personId: string,
): Promise<Writer> {
  const own = await findOwnModel(house, personId)
  return { engine: own?.engine ?? house.engine, own }
}

export async function settingsOf(
  { db }: Pick<House, 'db'>,
  personId: string,
  { provider, base_url, model, sealed_key }: StoredModel,
): Promise<ModelSettings> {
  const key = sealed_key && unseal(await sealingKey(db), personId, sealed_key)
  return { provider, baseUrl: base_url, model, key }
}
