/** Qualities, amounts, measures and times in Spanish, said of work in many trades; see `wordings.ts`. */
export const qualityWordingsEs = `
personalizad* a_medida hecho_a_medida hechos_a_medida individualizad* particularizad*
debil* fragil* con_menos_fuerza menos_fuert* flojo floja flojos flojas
urgent* inaplazabl* apremiant* emergencia*
antigu* viejo viejos vieja viejas de_muchos_anos
nuevo nuevos nueva nuevas recient* de_nueva_creacion a_estrenar
limpi* aseado pulcr*
complet* enter* integr* total*
publico publica publicos publicas de_acceso_libre estatal*
gratuit* gratis sin_coste sin_costo
barat* economic* asequible* bajo_coste bajo_costo
maxim* como_maximo hasta tope
aproximad* alrededor unos unas cerca_de en_torno
entre desde de
tonelada* t tn
kilo kilos kg kilogramo*
litro* l lts
hectarea* ha has
metros_cuadrados m2 superficie
hora horas h hs
grados c centigrados
simpl* sencill* basic* element*
basic* element* fundamental* esencial* de_base inicial*
inicial* de_inicio basic* primer* introductori*
refrigerad* frio temperatura_controlada frigorific*
caser* hecho_en_casa artesan* elaboracion_propia
artesan* artesanal* hecho_a_mano hecha_a_mano hechos_a_mano
manual* a_mano
automatic* automatizad* de_forma_automatica
automatizad* automatic* robotizad*
digital* electronic* informatizad*
en_papel impreso impresos impresa impresas papel
remot* a_distancia telematic* online en_linea teletrabajo
a_domicilio en_casa domiciliari* en_el_hogar
ambulant* itinerant* callejer* mercad*
trashumant* trashumancia itinerant*
habitual* frecuent* corriente* usual* de_siempre
frecuent* habitual* recurrent* repetid*
recurrent* repetid* reiterad* frecuent* habitual*
imprevist* inesperad* contingencia* contratiempo*
contratiempo* imprevist* contingencia* inconvenient*
programad* previst* planificad* agendad* concertad*
extern* de_fuera ajeno ajenos ajena ajenas tercero terceros
colaborativ* conjunt* en_equipo cooperativ*
colectiv* grupal* de_grupo en_grupo
grupal* en_grupo colectiv* grupo grupos
nativ* lengua_materna
corporativ* de_empresa empresarial* institucional*
oficial* reglamentari* homologad*
reglamentari* obligatori* preceptiv* oficial*
vulnerabl* riesgo_de_exclusion en_riesgo desfavorecid* exclusion_social
secundari* complementari* accesori* auxiliar*
variad* divers* distint* todo_tipo diferent*
divers* varios varias variad* distint* diferent*
exhaustiv* complet* minucios* en_profundidad
actualizad* al_dia vigent* puest*_al_dia
afluencia asistencia publico concurrencia concurrid*
tamano* dimension* medida*
peso pesaj* pesad*
potencia vatios kw
saludabl* sano sanos sana sanas salud
inicio* comienzo* principio* arranque* apertura* entrada comenzar iniciar empezar
final finales fin cierre* termino* conclusion* terminar acabar finalizar
termino* final fin finalizacion acabar terminar
al_finalizar al_terminar al_acabar al_cierre al_final al_termino
cierre* cerrar final fin
adelant* anticip* antelacion
anticip* adelant* prever prevision
posterior* despues tras siguiente*
diari* a_diario diariamente cada_dia cada_jornada todos_los_dias por_jornada
semanal* semanalmente cada_semana todas_las_semanas por_semana a_la_semana
quincenal* quincenalmente cada_dos_semanas cada_quince_dias cada_quincena quincena*
mensual* mensualmente cada_mes todos_los_meses por_mes al_mes
trimestral* trimestralmente cada_trimestre todos_los_trimestres trimestre*
semestral* semestralmente cada_semestre cada_seis_meses dos_veces_al_ano semestre*
anual* anualmente cada_ano todos_los_anos por_ano al_ano una_vez_al_ano cada_ejercicio
una_vez_al_mes mensual* cada_mes
una_vez_por_semana semanal* cada_semana una_vez_a_la_semana
navidad navidades fiestas_navidenas navideno navidena navidenos navidenas fin_de_ano pascua
fin_de_semana fines_de_semana sabado* domingo* sabatin* dominical*
manana mananas matutin* matinal* primera_hora por_la_manana
tarde tardes vespertin* por_la_tarde
noche noches nocturn* por_la_noche de_noche
por_la_noche de_noche nocturn* durante_la_noche en_horario_nocturno
guardia* retén localizad* disponibilidad
de_guardia guardia* en_guardia
turno* jornada* guardia*
visita* sesion*
fuera_de_plazo con_retraso tarde
durante a_lo_largo_de en_el_transcurso en_el_curso
por_encargo bajo_pedido a_medida encargo*
en_vivo en_directo directo
una_vez_por_turno cada_turno por_turno
cada_turno por_turno todos_los_turnos
por_curso cada_curso
tras despues_de luego_de al_cabo_de
tras_cada despues_de_cada al_acabar_cada
ida_y_vuelta viceversa regreso vuelta
viceversa ida_y_vuelta regreso entre
anos_de_experiencia anos_de_oficio anos_de_trayectoria anos_de_carrera
experiencia* oficio trayectoria bagaje recorrido andadura
`
