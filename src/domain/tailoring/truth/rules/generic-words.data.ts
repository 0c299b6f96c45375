/**
 * Words that name no thing of their own beside one that is named: "vues en perspective", "vérification
 * du respect des règles", "séances de contes", "plazo inferior a 4 horas". Folded; `stem*` by beginning.
 */
import type { Language } from '../../../language/languages.ts'

export const genericWords: Readonly<Partial<Record<Language, string>>> = {
  en: `
    session* item* stock equipment material* floor floors wall walls surface* scale level levels
    paperwork detail* information data content contents goods facility facilities
    space spaces location* method* technique* instruction* guideline* step steps occasion* issue issues
    condition* state quantity quantities amount amounts batch batches series set sets version* copy copies
    manufacturer* sale use uses usage process* procedure* system* diameter width height depth weight
    dimension* matter matters practicalities arrangement* device* substance* premises
    worn damaged existing historic electronic electronical applicable relevant obsolete
    grounds proceedings piece pieces format* type types
  `,
  de: `
    unterlage* dokument* material* information* daten bestand bestands bestande bestanden vorgang vorgange vorgangen
    sitzung* inhalt* zustand zustands menge mengen umfang verfahren schritt schritte schritten
    ware waren artikel produkt* gerat gerate geraten hersteller* flache flachen raum raume raumen boden niveau
    stufe stufen einheit* teil teile teilen system* methode* technik* angelegenheit* durchmesser hohe breite lange gewicht
    geltend* vorhanden* betreffend* gangig* elektronisch* historisch* veraltet* gebraucht*
    gegenstand gegenstande utensilien gelande schriftstuck* anweisung* vorgabe*
  `,
  nl: `
    materiaal materialen spullen gegevens informatie inhoud schema schemas traject niveau document*
    stuk stukken formulier* systeem systemen apparatuur voorraad goederen product* artikel*
    proces processen procedure* situatie* toestand omvang ruimte* locatie* plek plekken vloer
    middel middelen methode* techniek* sessie* versie* hoeveelheid hoeveelheden stof stoffen
    fabrikant* gewicht hoogte breedte lengte diameter aanwijzing* voorschrift* terrein
    geldend* elektronisch* historisch* bestaand* aanwezig* verouderd* gebruikt*
    toestel toestellen boord
  `,
  es: `
    frigorific* electronic* historic* obsolet* vigente* usad*
    dato datos documentacion diametro altura anchura longitud peso suelo instruccion* fabricante*
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
    frigorifique* electronique* historique* obsolete* usage usagee usages usagees vetuste*
    donnees donnee diametre hauteur largeur longueur poids sol consigne* instruction* fabricant*
    action* activite* article* aspect* campagne* charge conformite contenu* controle dispositif*
    document* element* equipement* espace* etape* fonction* geste* gestion globa* inferieur* information* installation* intervention* journee* lot lots materiel* marchandise*
    modalite* module* moyen* niveau* operation* outil* piece* presence procedure* processus produit*
    projet prestation* regime respect ressource* resultat* service seance* session* situation support*
    surface superficie systeme* technique* traitement* tenue vue vues zone* recu recue recus recues pris prise
    prises tenu tenus tenue donne donnee donnes remis remise transmis transmise issu* provenant situe*
    destine* consacre* dedie* conformement conforme* interesse* participant* reprise
  `,
  pt: `
    frigorific* eletronic* electronic* historic* obsolet* vigente* usad*
    dado dados documentacao diametro altura largura comprimento peso chao piso instruc* fabricante*
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
