/**
 * Words that name no thing of their own beside one that is named: "vues en perspective", "vérification
 * du respect des règles", "séances de contes", "plazo inferior a 4 horas". Folded; `stem*` by beginning.
 */
import type { Language } from '../../../language/languages.ts'

export const genericWords: Readonly<Partial<Record<Language, string>>> = {
  es: `
    accion acciones actividad* articulo* aspecto* campana* carga cantidad* conjunto contenido* conformidad
    control cumplimiento documento* elemento* equipo equipos espacio* estado etapa* existencia*
    funcion* gestion* gestiones global* inferior* informacion instalacion* intervencion*
    jornada* lote lotes material* mercancia* medio medios metodo* modulo* modalidad* nivel niveles
    operacion* organizacion pieza* presencia procedimiento* proceso* producto* proyecto prestacion*
    recurso* regimen respeto resultado* servicio* sesion* sistema* situacion superficie tecnica*
    tipo tramite* trabajo* tratamiento* unidad* uso valor version zona* recibid* entregad* tomad*
    emitid* situad* ubicad* procedente* proveniente* dirigid* presentad* pendiente* conforme
    acorde destinatari* interesad* afectad* implicad* asistente* participante*
  `,
  fr: `
    action* activite* article* aspect* campagne* charge conformite contenu* controle dispositif*
    document* element* equipement* espace* etape* fonction* geste* gestion globa* inferieur* information* installation* intervention* journee* lot lots materiel* marchandise*
    modalite* module* moyen* niveau* operation* outil* piece* presence procedure* processus produit*
    projet prestation* regime respect ressource* resultat* service seance* session* situation support*
    surface superficie systeme* technique* traitement* tenue vue vues zone* recu recue recus recues pris prise
    prises tenu tenus tenue donne donnee donnes remis remise transmis transmise issu* provenant situe*
    destine* consacre* dedie* conformement conforme* interesse* participant* reprise
  `,
  pt: `
    acao acoes atividade* artigo* aspeto* aspecto* campanha* conformidade conteudo* controlo controle
    cumprimento documento* elemento* equipamento* espaco* estado etapa* funcao funcoes gestao globa*
    inferior* informac* instalac* intervenc* jornada* lote lotes material materiais
    mercadoria* meio meios metodo* modulo* modalidade* nivel niveis operac* peca* presenca
    procedimento* processo* produto* prestac* recurso* regime respeito resultado* servico* sessao
    sessoes sistema* situac* superficie tecnica* tipo tratamento* unidade* uso valor versao zona*
    recebid* entregue* tirad* emitid* situad* proveniente* dirigid* apresentad* pendente* conforme
    interessad* envolvid* participante* epoca consumo
  `,
}
