/** What letters stand for in Dutch resumes; see `wordings.ts`. */
export const letterWordingsNl = `
mt managementteam
ib intern_begeleider*
vo voortgezet_onderwijs
hbo hoger_beroepsonderwijs
ict it automatisering
api apis koppeling*
bso buitenschoolse_opvang naschoolse_opvang
pg psychogeriatri*
tms transportmanagementsysteem
rma retour* retouren
bi business_intelligence
boa boas buitengewoon_opsporingsambtenaar buitengewoon_opsporingsambtenaren
`
