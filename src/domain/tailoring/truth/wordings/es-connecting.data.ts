/** Words of Spanish that only tie a line together, and nouns that a kind stands before ("compañía naviera"); see `wordings.ts`. */
export const connectingWordingsEs = `
para destinad* orientad* pensad* enfocad* concebid* encaminad* a_fin_de
para sirve sirven servia servian
inspirad* basad* a_partir_de partiendo tomando_como tomados_de tomadas_de
con provist* dotad* equipad* acompanad* mediante
con usando junto_a acompanad*
tras despues_de una_vez al_terminar al_acabar al_finalizar terminad* finalizad* acabad* posterior*
tras_la posterior* despues
antes previ* anterior* con_antelacion
sobre acerca relativ* en_torno dedicad* tematic* referid* tema temas
entre repartid* comprendid* de_por_medio
segun siguiendo ajustad* con_arreglo de_acuerdo acorde
segun_la siguiendo de_acuerdo conforme
por a_traves por_medio mediante via
de formado_por formada_por formados_por formadas_por integrado_por integrada_por compuest* constituid* consistent*
de pertenecient* procedent* tomad* sacad*
en celebrad* radicad* ubicad* situad* localizad* dentro_de
en viven vivian vive residen residian reside habitan habitaban
que_viven resident* residen domiciliad*
hasta como_maximo maximo tope limite
unos unas alrededor aproximadamente cerca_de rondando en_torno
cada todos todas
todo_tipo cualquier* divers* todas_clases
varios varias distint* diferent* divers* una_serie diversa*
junto_a al_lado_de con en_compania acompanando
junto_con ademas_de acompanad* unid*
durante en_el_periodo a_lo_largo en_el_transcurso mientras
para_evitar evitando prevencion preventiv* con_el_fin_de_evitar
gracias_a mediante merced con
dentro_de en seno interior
alrededor cercan* inmediac* proxim* en_torno junto_a
cercan* proxim* vecin* aledan*
a_cargo responsable_de encargad*
por_valor importe* por_un_total
relativ* acerca sobre concernient* referid*
electrica* compania*_electrica* empresa*_electrica*
pyme* pequenas_y_medianas_empresas pequenas_empresas mediana*_empresa* empresas_chicas empresas_pequenas pequenas_companias
empresas_chicas pyme pymes pequenas_empresas
hospital* centro*_hospitalario* complejo_hospitalario
colegio* centro*_escolar* centro*_educativo*
taller* centro_de_trabajo
conmutador* central_telefonica centralita* central_de_llamadas telefono
app apps aplicacion*_movil* aplicacion*
software programa*_informatico* aplicacion*_informatica* programa*
correo e-mail email mensajeria_electronica
factura* documento*_de_cobro
lista*_de_empaque packing_list lista*_de_contenido
reintegro* devolucion* reembolso* recupero
recupero recuperacion reintegro*
arancelari* arancel* segun_el_arancel partida*_arancelaria*
derecho*_de_importacion arancel* tributo*_a_la_importacion
terminal_portuaria terminal_del_puerto puerto
reparticion* oficina*_publica* dependencia*_publica* organismo*
voluntari* persona*_voluntaria*
desemplead* persona*_desempleada* persona*_en_desempleo
enfermera enfermeria enfermero
vulnerables en_riesgo riesgo desprotegid* desfavorecid*
tarde tardes horario*_de_tarde turno*_de_tarde jornada_de_tarde
fin_de_semana fines_de_semana jornadas_de_fin_de_semana
sabados cada_sabado los_sabados jornada*_de_sabado
domingos cada_domingo los_domingos
publicitari* bloque*_publicitario* pausa*_publicitaria* corte*_publicitario* anuncio*
bloque*_publicitario* pausa* publicidad corte* intermedio*
montaje* obra obras produccion* espectaculo*
espectaculo* montaje* obra_teatral funcion* show shows
pase* funcion* representacion* sesion sesiones
caducidad* fecha*_de_caducidad fecha*_de_vencimiento vencimiento*
clienta* clientela client*
asesoramiento consejo* orientacion atencion_personalizada
instructivo* guia guias manual manuales cuadernillo*
paso_a_paso los_pasos pasos
pasos paso_a_paso procedimiento*
red red_de_personas grupo*
caminar camin* pase* andar paseo*
solo solos sola solas soledad sin_compania
ayuda*_de_emergencia ayuda*_urgente* auxilio_social
suministro* < luz agua gas
cambio* variacion* alteracion* novedad*
variacion* cambio* alteracion* modificacion*
`
