/** Spanish nouns with the adjective or complement that goes without saying; see `wordings.ts`. */
export const collocationWordingsEs = `
en en_horario_de en_condiciones_de en_materia_de en_cuestiones_de en_temas_de en_el_ambito_de en_labores_de
habitad* con_vecinos vecinos ocupad* con_inquilinos
vecinos habitados habitadas poblacion ocupad*
enviar enviarl* mandar mandarl* remitir remitirl*
soplador* soplador*_de_hoja*
auxilios primeros_auxilios_basicos
metro metros metro*_lineal*
almacen almacen*_logistico*
nomina* nomina*_salarial* recibo*_de_nomina
curriculum* curriculum*_vitae
correo* correo*_electronico*
mensaje* mensaje*_de_texto
caja cajas caja*_registradora*
ticket* ticket*_de_compra
campana* campana*_publicitaria* campana*_de_publicidad campana*_comercial*
cuna* cuna*_publicitaria*
charla* charla*_informativa* charla*_divulgativa* charla*_educativa*
taller* taller*_practico* taller*_formativo*
manual* manual*_de_uso manual*_de_instrucciones
instruccion* instruccion*_tecnica* instruccion*_de_trabajo
dibujo* dibujo*_tecnico*
ficha* ficha*_tecnica*
hoja* hoja*_de_registro
libro* libro*_de_registro
base bases base*_de_datos
programa* programa*_informatico*
sistema* sistema*_informatico* sistema*_de_gestion
tableta* tableta*_digital* tableta*_electronica*
equipo* equipo*_informatico*
pagina* pagina*_web
libro* material*_bibliografico*
lectura lectura_en_voz_alta
ejercicio* ejercicio*_fisico* ejercicio*_practico*
deporte* practica_deportiva practica_de_deporte
entrenamiento* entrenamiento*_deportivo* sesion*_de_entrenamiento
dieta* dieta*_personalizada* plan*_de_alimentacion plan*_alimenticio* plan*_nutricional* regimen*_alimenticio*
menu* menu*_diario*
comida* comida*_caliente*
peso peso_corporal
talla talla_corporal estatura
glucosa glucosa_en_sangre
ambulancia* ambulancia*_asistencial*
silla* silla*_de_ruedas
mayor mayores persona*_mayor*
bano banos cuarto*_de_bano
tuberia* tuberia*_de_agua
cable* cable*_electrico*
cuadro* cuadro*_electrico*
enchufe* toma*_de_corriente
valvula* valvula*_de_paso
turno* turno*_de_trabajo
mantenimiento mantenimiento_general
repuesto* pieza*_de_repuesto
furgoneta* furgoneta*_de_reparto
ruta* ruta*_de_reparto
carretilla* carretilla*_elevadora*
recreo* patio*_de_recreo
reactivo* reactivo*_quimico*
alarma* alarma*_de_seguridad
extintor* extintor*_de_incendios
casco cascos casco*_de_seguridad
uniforme* ropa_de_trabajo
fractura* fractura*_osea*
linea lineas linea*_de_produccion
comedor* comedor*_escolar*
curso* curso*_formativo* curso*_de_formacion
folleto* folleto*_informativo*
guia guias guia*_practica* guia*_informativa*
anuncio* anuncio*_publicitario*
entrevista* entrevista*_personal*
parte partes parte*_de_trabajo
historia* historia*_clinica*
tabique* tabique*_interior*
ronda* ronda*_de_vigilancia
tratamiento* tratamiento*_medico*
movilizacion* movilizacion*_de_paciente*
medicacion medicacion_prescrita medicacion_pautada
aplicacion* aplicacion*_informatica*
residuo* material*_de_desecho
factura* documento*_de_factura
partido* partido*_de_competicion
concierto* actuacion*_musical*
vivienda* vivienda*_particular*
camara* camara*_de_vigilancia camara*_de_seguridad
escrito* escrito*_procesal* escrito*_judicial*
juicio* acto*_de_juicio
excursion* excursion*_escolar* salida*_escolar*
cartel* cartel*_informativo*
presion presion_arterial
obra obras obra*_en_curso obra*_en_construccion
guante* guante*_de_proteccion
mesa mesas mesa*_del_comedor
inventario* inventario*_fisico*
reactivo* producto*_de_laboratorio
`
