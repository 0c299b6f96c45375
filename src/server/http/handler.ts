/**
 * What a call's handler is given and what it owes. Query and body are read when the handler asks
 * for them, so the order of a handler's lines is the order of its refusals (contract, "HTTP").
 */
import type { AnswerOf, BodyOf, Call, QueryOf } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import type { House } from '../house.ts'
import type { Person } from '../users/person.ts'
import type { Problem } from './problem.ts'
import type { Written } from './written.ts'

/** Chooses the problem for a body that does not fit its schema; `bad_request` where none is given. */
export type Refuse = (issues: readonly z.core.$ZodIssue[]) => Problem

export interface Incoming<C extends Call = Call> {
  house: House
  request: FastifyRequest
  reply: FastifyReply
  /** A parameter of the path, such as `id`. */
  param: (name: string) => string
  query: () => QueryOf<C>
  /** The body before its schema is asked: for an id whose owner is checked first. */
  json: () => Promise<unknown>
  body: (refuse?: Refuse) => Promise<BodyOf<C>>
}

export interface FromPerson<C extends Call = Call> extends Incoming<C> {
  person: Person
}

/** Of a call, by its name in the table or by its row. */
export type Handler<C extends CallName | Call> = HandlerOf<C extends CallName ? Calls[C] : C>

type HandlerOf<C> = C extends Call
  ? (
      incoming: C['bearer'] extends true ? FromPerson<C> : Incoming<C>,
    ) => Promise<AnswerOf<C> | Written<AnswerOf<C>>>
  : never

/** One handler per call: a call without one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Name> }
