import { opensWithDeed } from '#domain/tailoring/compose/inline.ts'
import { findDates } from '#domain/language/dates.ts'
import { infinitiveOf } from '#domain/truth/reading/irregular-verbs.ts'
for (const [t, l] of [['Reducción de la carga nocturna de datos de 3 horas a 25 minutos con Python', 'es'], ['Informe semanal de ventas en SQL','es'],['Responsable del informe semanal', 'es'], ['Redução do carregamento noturno de dados de 3 horas para 25 minutos em Python', 'pt'], ['Responsável pelo relatório', 'pt'],['Relatório semanal','pt']] as const)
  console.log(t, opensWithDeed(t, l), findDates(t), infinitiveOf(t.split(' ')[0]!.toLowerCase(), l))
