/** Words of Spanish that only tie a line together, and nouns that a kind stands before ("compañía naviera"); see `wordings.ts`. */
export const connectingWordingsEs = `
para destinad* orientad* pensad* enfocad* concebid* encaminad* a_fin_de
para sirve sirven servia servian
inspirad* basad* a_partir_de partiendo tomando_como tomados_de tomadas_de
basad* a_partir_de segun con_base fundamentad*
con provist* dotad* equipad* acompanad* mediante
con usando junto_a acompanad*
sin carent* carec* exent* libre_de ausencia falta_de
tras despues_de una_vez al_terminar al_acabar al_finalizar terminad* finalizad* acabad* posterior*
tras_la posterior* despues
antes previ* anterior* con_antelacion
sobre acerca relativ* en_torno dedicad* tematic* referid* tema temas
sobre centrad* versad* relacionad*
entre repartid* comprendid* de_por_medio
contra frente_a en_contra antagonic* combatir lucha
segun siguiendo ajustad* con_arreglo de_acuerdo acorde
segun_la siguiendo de_acuerdo conforme
por a_traves por_medio mediante via
de formado_por formada_por formados_por formadas_por integrado_por integrada_por compuest* constituid* consistent*
de pertenecient* procedent* tomad* sacad*
en celebrad* radicad* ubicad* situad* localizad* dentro_de
en viven vivian vive residen residian reside habitan habitaban
que_viven resident* residen domiciliad*
como en_calidad a_titulo en_funciones actuando haciendo_de
mas_de superior* por_encima sobrepas*
hasta como_maximo maximo tope limite
unos unas alrededor aproximadamente cerca_de rondando en_torno
todos todas totalidad
cada todos todas
todo_tipo cualquier* divers* todas_clases
varios varias distint* diferent* divers* una_serie diversa*
junto_a al_lado_de con en_compania acompanando
junto_con ademas_de acompanad* unid*
ademas asimismo tambien igualmente adicionalmente
ante frente_a delante_de presentad*
desde a_partir_de procedent* partiendo
desde_casa telematic* a_distancia teletrabajo
hacia destino direccion_a con_destino
a_peticion solicitud* cuando_lo_pedian solicitad* encargad*
durante en_el_periodo a_lo_largo en_el_transcurso mientras
cuando en_caso_de si_procede al_producirse
en_caso_de cuando si_hay ante
para_evitar evitando prevencion preventiv* con_el_fin_de_evitar
para_mejorar mejora mejorar
para_reducir reduccion reduciendo
para_ello con_este_fin
gracias_a mediante merced con
debido_a por causad* originad* a_causa_de
dentro_de en seno interior
fuera_de exterior ajen*
cerca_de junto_a proxim* aledan* cercan*
alrededor cercan* inmediac* proxim* en_torno junto_a
cercan* proxim* vecin* aledan*
lejan* alejad* remot* distant*
a_cargo responsable_de encargad*
por_valor importe* por_un_total
por_un_total suma sumando importe*
en_total totalizando suman sumando
en_concreto concretamente
por_ejemplo como tales_como
relativ* acerca sobre concernient* referid*
correspondient* relativ* propi*
naviera* compania*_naviera* empresa*_naviera*
aerolinea* compania*_aerea* linea*_aerea*
aseguradora* compania*_aseguradora* compania*_de_seguros entidad*_aseguradora*
constructora* empresa*_constructora* empresa*_de_construccion
consultora* empresa*_consultora* consultoria*
productora* empresa*_productora* compania*_productora*
distribuidora* empresa*_distribuidora*
inmobiliaria* agencia*_inmobiliaria*
editorial* casa*_editorial* sello_editorial
auditora* firma_de_auditoria empresa_auditora
electrica* compania*_electrica* empresa*_electrica*
operadora* compania*_telefonica* empresa_de_telecomunicaciones
tecnologica* empresa*_tecnologica* compania*_tecnologica*
startup* empresa*_emergente* emprendimiento*
multinacional* empresa_multinacional compania_multinacional transnacional*
filial filiales empresa_filial
cooperativa* empresa_cooperativa
pyme* pequenas_y_medianas_empresas pequenas_empresas mediana*_empresa* empresas_chicas empresas_pequenas pequenas_companias
empresas_chicas pyme pymes pequenas_empresas
banco bancos entidad*_bancaria* entidad*_financiera* banca
entidad*_bancaria* bancos sucursal*
caja_de_ahorros entidad_financiera
museo* centro_museistico
hospital* centro*_hospitalario* complejo_hospitalario
ambulatorio* centro*_de_salud centro*_de_atencion_primaria cap
colegio* centro*_escolar* centro*_educativo*
guarderia* centro*_infantil* escuela*_infantil*
gimnasio* centro*_deportivo* centro*_fitness
biblioteca* centro*_bibliotecario*
cine cines sala*_de_cine
discoteca* sala*_de_fiestas
residencia* centro*_residencial* centro*_geriatrico*
carcel* centro*_penitenciario*
fabrica* planta*_industrial* planta*_fabril* centro_fabril
taller* centro_de_trabajo
conmutador* central_telefonica centralita* central_de_llamadas telefono
app apps aplicacion*_movil* aplicacion*
software programa*_informatico* aplicacion*_informatica* programa*
ordenador* equipo*_informatico* computador*
movil moviles telefono*_movil* dispositivo*_movil* celular*
web pagina*_web sitio*_web portal_web
wifi red_inalambrica
correo e-mail email mensajeria_electronica
factura* documento*_de_cobro
remito* albaran* guia*_de_remision nota*_de_entrega
lista*_de_empaque packing_list lista*_de_contenido
conocimiento*_de_embarque bill_of_lading bl documento_de_transporte
certificado*_de_origen documento_de_origen
despacho*_de_aduana despacho*_aduanero* tramite*_aduanero* gestion*_aduanera*
destinacion* declaracion*_aduanera* declaracion*_de_aduana
reintegro* devolucion* reembolso* recupero
recupero recuperacion reintegro*
arancelari* arancel* segun_el_arancel partida*_arancelaria*
derecho*_de_importacion arancel* tributo*_a_la_importacion
terminal_portuaria terminal_del_puerto puerto
reparticion* oficina*_publica* dependencia*_publica* organismo*
persona personas gente individuo*
usuari* persona*_usuaria*
trabajador* persona*_trabajadora* persona*_empleada*
voluntari* persona*_voluntaria*
migrante* persona*_migrante* poblacion_migrante
refugiad* persona*_refugiada*
mayores persona*_mayor* gente_mayor adulto*_mayor*
dependient* persona*_dependiente* persona*_en_situacion_de_dependencia
discapacidad persona*_con_discapacidad diversidad_funcional
candidat* persona*_candidata*
participante* persona*_participante*
asistente* persona*_asistente* publico
beneficiari* persona*_beneficiaria*
cuidador* persona*_cuidadora* familiar*_cuidador*
desemplead* persona*_desempleada* persona*_en_desempleo
sin_hogar persona*_sin_techo sin_techo personas_sin_hogar calle
jovenes poblacion_joven gente_joven poblacion_juvenil
ninos ninas nino nina poblacion_infantil publico_infantil menores
mujeres poblacion_femenina
embarazadas mujer*_embarazada* mujer*_gestante*
sanitarios personal_sanitario profesionales_sanitarios profesionales_de_la_salud
docentes personal_docente equipo_docente
tecnicos personal_tecnico equipo_tecnico
administrativos personal_administrativo
medicos personal_medico equipo_medico
enfermeras personal_de_enfermeria equipo_de_enfermeria enfermeria enfermeros
enfermera enfermeria enfermero
limpiadoras personal_de_limpieza equipo_de_limpieza
camareros personal_de_sala equipo_de_sala
cocineros personal_de_cocina equipo_de_cocina
operarios personal_operario personal_de_planta personal_de_produccion
voluntarios equipo_de_voluntarios grupo_de_voluntarios voluntariado
vecinos comunidad_vecinal vecindario habitantes
familias nucleos_familiares unidades_familiares
vulnerables en_riesgo riesgo desprotegid* desfavorecid*
tarde tardes horario*_de_tarde turno*_de_tarde jornada_de_tarde
manana mananas horario*_de_manana turno*_de_manana horario_matinal horario_matutino
noche noches horario*_nocturno* horario*_de_noche jornada_nocturna
fin_de_semana fines_de_semana jornadas_de_fin_de_semana
sabados cada_sabado los_sabados jornada*_de_sabado
domingos cada_domingo los_domingos
publicitari* bloque*_publicitario* pausa*_publicitaria* corte*_publicitario* anuncio*
bloque*_publicitario* pausa* publicidad corte* intermedio*
montaje* obra obras produccion* espectaculo*
espectaculo* montaje* obra_teatral funcion* show shows
pase* funcion* representacion* sesion sesiones
elenco* reparto actores interpretes
camerino* vestuario*
caracterizacion maquillaje
peluca* postizo*
latex silicona
cosmetic* producto*_de_belleza producto*_cosmetico* maquillaje
informativo* noticiero* telediario* noticias boletin_informativo programa_de_noticias
presentador* conductor*_del_programa locutor*
invitado* entrevistado*
tono tonos color colores matices
caducidad* fecha*_de_caducidad fecha*_de_vencimiento vencimiento*
demostracion* exhibicion* muestra_de_producto prueba_de_producto
clienta* clientela client*
asesoramiento consejo* orientacion atencion_personalizada
instructivo* guia guias manual manuales cuadernillo*
paso_a_paso los_pasos pasos
pasos paso_a_paso procedimiento*
red red_de_personas grupo*
habilidades_sociales competencias_sociales destrezas_sociales
habilidad* destreza* competencia* capacidad* aptitud*
piso*_tutelado* vivienda*_tutelada* hogar*_tutelado*
centro_de_dia estancias_diurnas
caminar camin* pase* andar paseo*
solo solos sola solas soledad sin_compania
compania acompanamiento presencia
acompanamiento compania apoyo presencia
dependencia situacion_de_dependencia falta_de_autonomia
ayuda*_de_emergencia ayuda*_urgente* auxilio_social
luz electricidad suministro_electrico recibo_de_la_luz
alquiler renta alquileres arrendamiento
suministro* < luz agua gas
grupo_de_apoyo grupo*_de_ayuda_mutua gam
ayuda_mutua apoyo_mutuo
memoria_anual memoria_de_actividades informe_anual
cambio* variacion* alteracion* novedad*
variacion* cambio* alteracion* modificacion*
`
