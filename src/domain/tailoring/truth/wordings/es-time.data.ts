/** When, how often and how long in Spanish; see `wordings.ts`. */
export const timeWordingsEs = `
inicio* comienzo* principio* arranque* apertura* entrada comenzar iniciar empezar
comenzar empezar iniciar arrancar
final finales fin cierre* termino* conclusion* terminar acabar finalizar
termino* final fin finalizacion acabar terminar
al_finalizar al_terminar al_acabar al_cierre al_final al_termino
finalizacion conclusion* termino* cierre*
conclusion* finalizacion terminacion culminacion
apertura* inicio* abrir abrirse
cierre* cerrar final fin
antelacion* anticipacion* adelanto* previo previos previa previas anticipadamente
adelant* anticip* antelacion
anticip* adelant* prever prevision
previo previos previa previas antes anterior*
posterior* despues tras siguiente*
siguiente* posterior* proximo proximos proxima proximas
proximo proximos proxima siguiente* venider* futur*
simultane* a_la_vez al_mismo_tiempo en_paralelo paralel*
intermitent* a_ratos discontinu*
ininterrumpid* sin_interrupcion continu* sin_paradas sin_pausa
24_horas dia_y_noche permanent* ininterrumpid*
las_24_horas dia_y_noche todo_el_dia a_todas_horas
diari* a_diario diariamente cada_dia cada_jornada todos_los_dias por_jornada
dias_laborables dias_habiles lunes_a_viernes entre_semana
semanal* semanalmente cada_semana todas_las_semanas por_semana a_la_semana
quincenal* quincenalmente cada_dos_semanas cada_quince_dias cada_quincena quincena*
mensual* mensualmente cada_mes todos_los_meses por_mes al_mes
fin_de_mes cierre_de_mes ultimo_dia_del_mes final_de_mes finales_de_mes
bimestral* cada_dos_meses bimensual*
trimestral* trimestralmente cada_trimestre todos_los_trimestres trimestre*
semestral* semestralmente cada_semestre cada_seis_meses dos_veces_al_ano semestre*
anual* anualmente cada_ano todos_los_anos por_ano al_ano una_vez_al_ano cada_ejercicio
una_vez_al_mes mensual* cada_mes
una_vez_por_semana semanal* cada_semana una_vez_a_la_semana
ejercicio* ano_fiscal ano_contable anualidad*
curso_escolar ano_academico ano_escolar ano_lectivo curso_academico
trimestre_escolar evaluacion
campana* temporada* cosecha* zafra*
temporada* campana* epoca* estacion*
epoca* temporada* periodo*
temporada_alta pleno_verano meses_de_verano epoca_de_mas_trabajo
pico picos punta punta_de_trabajo maxima_actividad hora_punta horas_punta mayor_afluencia
hora_punta horas_punta mayor_afluencia hora_pico horas_pico
periodo_punta temporada_alta picos_de_trabajo
baja_temporada temporada_baja fuera_de_temporada
verano veranos veranieg* estival* julio_y_agosto
invierno inviernos invernal*
navidad navidades fiestas_navidenas navideno navidena navidenos navidenas fin_de_ano pascua
vacaciones periodo_vacacional vacacional* descanso_estival
fin_de_semana fines_de_semana sabado* domingo* sabatin* dominical*
manana mananas matutin* matinal* primera_hora por_la_manana
mediodia hora_de_comer horario_de_comida
tarde tardes vespertin* por_la_tarde
noche noches nocturn* por_la_noche de_noche
por_la_noche de_noche nocturn* durante_la_noche en_horario_nocturno
de_dia diurn* por_el_dia durante_el_dia
madrugada* de_madrugada antes_del_amanecer
amanecer alba primera_hora
turno_de_manana turno_matutino mananas
turno_de_tarde turno_vespertino tardes
turno_partido jornada_partida horario_partido
jornada_intensiva jornada_continua horario_continuo
jornada_completa tiempo_completo full_time dedicacion_completa
media_jornada tiempo_parcial part_time jornada_parcial medio_tiempo
a_turnos turnos_rotativos turnos_rotatorios rotacion_de_turnos
guardia* retén localizad* disponibilidad
de_guardia guardia* en_guardia
horas_extra horas_extraordinarias sobretiempo
turno* jornada* guardia*
visita* sesion*
reciente* ultim*
ultimos_anos recientemente
recientemente hace_poco ultim*
anteriormente antes previamente con_anterioridad
actualmente en_la_actualidad hoy ahora presente
en_plazo dentro_de_plazo a_tiempo puntual* sin_retrasos
fuera_de_plazo con_retraso tarde
corto_plazo a_corto pocos_meses
largo_plazo larga_duracion
durante a_lo_largo_de en_el_transcurso en_el_curso
cuando_era_necesario segun_necesidad si_hacia_falta
segun_necesidad a_demanda bajo_demanda cuando_era_necesario
a_demanda bajo_demanda a_peticion bajo_pedido
por_encargo bajo_pedido a_medida encargo*
de_inmediato inmediat* al_momento en_el_acto
tiempo_real al_momento al_instante en_vivo
en_directo en_vivo
en_vivo en_directo directo
por_turnos a_turnos rotativ* rotatori*
una_vez_por_turno cada_turno por_turno
cada_turno por_turno todos_los_turnos
por_servicio cada_servicio
por_guardia cada_guardia en_cada_guardia
por_persona cada_persona por_cabeza
por_unidad cada_unidad cada_uno
por_hora cada_hora a_la_hora
por_sesion cada_sesion
por_grupo cada_grupo
por_curso cada_curso
por_campana cada_campana
por_temporada cada_temporada
por_noche cada_noche
de_media promedio como_media
tras despues_de luego_de al_cabo_de
tras_cada despues_de_cada al_acabar_cada
ida_y_vuelta viceversa regreso vuelta
viceversa ida_y_vuelta regreso entre
pandemia covid coronavirus crisis_sanitaria confinamiento
confinamiento cuarentena* pandemia
ano_academico curso
anos_de_experiencia anos_de_oficio anos_de_trayectoria anos_de_carrera
experiencia* oficio trayectoria bagaje recorrido andadura
oficio profesion ocupacion
`
