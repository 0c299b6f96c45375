/** Nouns and verbs of no trade in particular, as Spanish lines exchange them; see `wordings.ts`. */
export const generalWordingsEs = `
siega segar segue segado
vuelta volvi volver regreso regrese
secado seque secar
lanzamiento* lance lanzar
explic* explique aclar* aclare
arbol arboles ejemplar* arbore* pie_de_arbol
tormenta* temporal temporales borrasca* vendaval*
temporal temporales tormenta* inclemencia*
vegetacion plantas flora maleza*
flora plantas plantas_silvestres vegetacion especies_vegetales
fauna animales especies_animales vida_silvestre
especie* variedad* tipo tipos
variedad* tipo tipos clase clases
resid* vivir viven domicili* habit*
mar mares ocean*
pueblo* localidad* aldea* nucleo_rural nucleos_rurales
cuaderno* folleto* librillo* cuadernillo* libreta*
folleto* cuaderno* cuadernillo* triptico* librito*
guia guias folleto* cuaderno* manual manuales
consejo* recomendacion* sugerencia* pauta* indicacion*
pauta* indicacion* directriz* instruccion* orientacion*
orientacion* consejo* asesoramiento guia
firma firmas rubrica*
fase* etapa* paso pasos
exigencia* requisito* demanda*
dificultad* problema* obstaculo* traba
ayuda* apoyo* asistencia auxilio*
apoyo* ayuda* respaldo* soporte asistencia
relacion* vinculo* trato contacto*
trato relacion* atencion contacto
encuentro* reunion* cita
conversacion* dialogo* charla* platica*
charla* platica* conferencia* conversacion* coloquio* ponencia*
taller* laboratorio_practico sesion_practica
clases_practicas practicas taller* practicos
ejercicio* practica practicas
examen examenes evaluacion* prueba*
ruta* itinerario* recorrido* sendero*
paseo* excursion* caminata* salida*
desplazamiento* viaje* traslado*
carga cargas bulto*
bulto* carga paquete* equipaje
imagen imagenes foto* ilustracion*
mano manos manual*
herida_leve heridas_leves pequena_herida pequenas_heridas rasguno* cura_leve curas_leves
leve leves pequen* menor menores de_poca_importancia superficial*
pequen* leve leves reducid*
basic* elemental* sencill* primari*
facil* sencill* baja_dificultad poca_dificultad
corrient* habitual* comun comunes usual*
habitual* corrient* usual* mas_frecuente* comun comunes
actualizad* al_dia puest*_al_dia revisad*
borrador* modelo* plantilla*
plantilla* modelo* borrador* formato*
modelo* plantilla* patron patrones ejemplo*
sustancia* producto* compuesto*
medida* dimension* medicion*
aumento* subida* alza incremento*
descenso* caida* bajada* disminucion* reduccion*
sustitucion* cambio* reemplazo* recambio
venta* comercializacion* colocacion
despacho* venta* atencion
servicio* prestacion* atencion
demanda* peticion* solicitud* pedido*
peticion* solicitud* demanda* ruego*
encargo* pedido* peticion*
queja* protesta* reclamacion* descontento
duda* consulta* pregunta* incertidumbre*
respuesta* contestacion* replica*
tarea* trabajo* labor labores quehacer* encargo*
faena* trabajo* tarea* labor
empleo* puesto* trabajo cargo
sueldo* salario* paga
paga* sueldo* salario*
turno* guardia* servicio
plantilla* equipo personal
equipo* grupo* conjunto_de_personas
grupo* equipo* colectivo*
agrupacion* asociacion* grupo*
empresa* compania* firma sociedad negocio
junta_vecinal juntas_vecinales junta_de_vecinos juntas_de_vecinos
junta_de_vecinos junta_vecinal asociacion_vecinal asociacion_de_vecinos
equipamiento* equipo* instalacion* dotacion
maquinaria* maquina* equipo*
aparato* equipo* dispositivo* instrumento*
vehiculo* coche* unidad movil
espera* cola* demora*
insercion integracion incorporacion
cuidado* proteccion atencion
vigilancia vigia vigias control guardia* observacion
control seguimiento supervision vigilancia
seguimiento control monitorizacion
revision* chequeo* examen control
comprobacion* chequeo* verificacion* revision*
certificacion* certificado* acreditacion*
sede_electronica via_telematica online electronic*
sede_judicial juzgado* tribunal*
registral* registro_de_la_propiedad registro
arancel* tarifa_oficial
quincena* cada_quince_dias quincenal* dos_veces_al_mes
voz voces
aprendiz aprendices
banda bandas grupo_musical grupos_musicales grupo grupos artista*
bolo bolos actuacion* concierto* salida*
aire_libre exterior exteriores espacio_abierto espacios_abiertos intemperie
recinto* espacio* lugar lugares
microfonia microfono*
microfonado microfonia microfono*
megafonia sonorizacion equipo_de_sonido sistema_de_sonido pa
pista pistas canal canales voces
popular populares tradicional* folclor*
fardo* bala balas paca pacas
triaje* clasificacion* separacion seleccion
nueva*_incorporacion* recien_incorporad* recien_llegad* recien_contratad* personal_nuevo personas_nuevas nuevo_personal
recien_incorporad* nueva*_incorporacion* nuev*_emplead* nuev*_companer* nuev*_trabajador*
bascula* pesaje* pesado pese
casco_urbano centro_urbano ciudad casco
baldeo* limpieza_con_agua riego_de_calles lavado_de_calles agua
hidrolimpiadora* agua_a_presion maquina_de_agua_a_presion limpiadora_a_presion karcher
cubricion cubrimiento cubri tapado
repostaje* carga_de_combustible combustible
engrase* lubricacion lubrique
captar conseguir obtener atraer captacion
sueldo* salario* retribucion* remuneracion*
demandad* con_demanda solicitad* buscad*
respaldo* copia*_de_seguridad copia*_de_respaldo backup*
indicacion* instruccion* pauta* orden ordenes consigna*
definir definicion concretar concrecion fijar
lanzamiento* disparo* reproduccion lance
funcion funciones representacion* pase pases espectaculo*
jefe_tecnico responsable_tecnico director_tecnico
devolucion* retorno recogida
alquil* cesion arrend*
estand estands stand stands caseta* pabellon*
ilustrad* con_fotografias con_imagenes acompanad*
indumentaria traje trajes vestimenta vestuario
muestras exposicion*
a_medida por_encargo segun_pedido a_gusto_del_cliente
acabad* terminad* final finales
meteorologic* tiempo prevision_del_tiempo clima
medios_audiovisuales equipos_audiovisuales audiovisual*
recorrido* visita* mostre ensenar mostrar
conferencist* ponente* orador* expositor* conferenciante* disertante*
`
