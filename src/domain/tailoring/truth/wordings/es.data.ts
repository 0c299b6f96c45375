/**
 * Spanish words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may
 * be said for what stands behind it, and not the other way round.
 */
export const wordingsEs = `
consulta* pregunta* duda dudas solicitud* peticion* cuestion*
incidencia* problema* fallo* error* averia* defecto* bug bugs
causa* motivo* razon*
plazo* fecha_limite fechas_limite vencimiento* cronograma*
cita citas turno turnos visita*
reunion* junta* sesion* encuentro*
llamada* telefono* telefonic*
correo* e-mail* email* mail mails mensaje* correspondencia carta cartas
cliente* clientela comprador* consumidor* publico usuario*
huesped* cliente* visitante*
usuario* cliente*
companer* colega* equipo equipos personal
empleado* empleada* trabajador* personal plantilla colaborador* equipo
nuev*_emplead* nuev*_incorporacion* nuev*_companer* recien_llegad* incorporacion*
candidato* candidata* candidatura* aspirante* cv curriculum* solicitante*
oferta_de_empleo ofertas_de_empleo anuncio* vacante*
proveedor* suministrador*
socio* colaborador* aliad*
jefe* jefa* responsable* encargad* superior*
direccion gerencia directiv*
alumno* alumna* alumnado estudiante* escolar* nino* nina*
padres familia* progenitor* tutores
clase clases leccion* curso* docencia asignatura*
deberes tarea tareas ejercicio*
nota notas calificacion* resultado*
informe* reporte* memoria* resumen* documentacion
documento* documentacion papeles papeleo expediente*
expediente* historial* ficha* registro* documentacion dossier*
acta actas
formulario* impreso* solicitud*
contrato* acuerdo* convenio*
presupuesto* oferta* cotizacion* propuesta*
factura* facturacion recibo*
pago* cobro* abono* transaccion*
reembolso* devolucion*
coste* costes costo* gasto*
precio* tarifa*
venta* ventas facturacion ingresos comercial*
pedido* encargo* compra compras orden ordenes
compra* aprovisionamiento adquisicion* abastecimiento pedido*
existencias stock inventario* genero almacen mercancia*
mercancia* producto* articulo* genero
entrega* envio* reparto* despacho*
paquete* envio* bulto*
almacen* deposito* bodega*
estanteria* balda* lineal* estante*
camion* vehiculo_pesado
vehiculo* < coche* furgoneta* camion* autobus* turismo*
ruta* recorrido* trayecto* itinerario*
maquina* maquinaria equipo equipos aparato*
dispositivo* < portatil* movil* tableta* impresora*
herramienta* utensilio* util utiles equipo
pieza* componente* recambio* repuesto*
material* suministro* insumo* materia_prima
residuo* desecho* basura*
calidad nivel_de_calidad
norma* regla* normativa* reglamento* requisito* protocolo* estandar*
cumplimiento observancia conformidad respeto
seguridad prevencion_de_riesgos prevencion
inspeccion* control* revision* comprobacion* verificacion*
prueba* ensayo* test tests
resultado* rendimiento desempeno dato datos cifra*
rendimiento resultado* desempeno eficacia metrica* indicador* kpi kpis
metrica* indicador* kpi* dato datos cifra*
dato datos informacion cifra*
base_de_datos bases_de_datos
hoja_de_calculo hojas_de_calculo < excel
crm < salesforce hubspot dynamics pipedrive zoho
erp < sap dynamics navision odoo sage
control_de_versiones < git github gitlab
nube cloud < aws azure gcp
redes_sociales rrss redes social_media < instagram facebook linkedin tiktok
boletin* newsletter* mailing*
suscriptor* lector* abonad* destinatario*
campana* campaña* publicidad anuncio* promocion*
anuncio* publicidad pago publicitari* ads campana* campaña*
contenido* publicacion* post posts texto* articulo*
publicacion* post posts contenido* entrada*
trafico visitas
organico seo posicionamiento
sitio_web pagina_web paginas_web web webs website
aplicacion* software programa* sistema* app apps herramienta*
tiempo_de_respuesta tiempos_de_respuesta latencia
tiempo_de_espera tiempos_de_espera espera esperas
implantacion* implementacion* introduccion puesta_en_marcha despliegue* lanzamiento*
lanzamiento* presentacion* puesta_en_venta salida
migracion* cambio* paso transicion traspaso*
codigo programacion
interfaz interfaces api apis
funcionalidad* funcion funciones
requisito* especificacion*
diseno* diseño* boceto* maqueta*
disenador* diseñador* equipo_de_diseno equipo_de_diseño diseno diseño
plano planos dibujo*
manual* guia guias instruccion*
formacion* curso* taller* capacitacion*
evento* acto actos jornada*
feria* exposicion* salon
presentacion* ponencia* charla*
estudio* investigacion* analisis
encuesta* cuestionario* sondeo*
satisfaccion valoracion* opinion*
queja* reclamacion*
siniestro* parte partes
seguro* poliza*
prestamo* credito* hipoteca*
cuenta* contabilidad
contabilidad cuenta* libro libros asiento* apunte*
cierre* balance*
conciliacion* cuadre*
impuesto* tributo* fiscal* iva
declaracion* liquidacion*
nomina* salario* sueldo*
ausencia* baja bajas permiso*
vacaciones permiso* dias_libres
turno* cuadrante* horario* planificacion
agenda* calendario* cita citas
viaje* desplazamiento*
recepcion mostrador
caja cajas cobro* tpv
efectivo dinero caja
plato platos comida* menu menus elaboracion*
comida* alimento* plato platos
ingrediente* materia_prima materias_primas
cocina* fogon*
pan panes masa masas bolleria panaderia
tarta* pastel* postre* dulce*
mesa mesas comensal*
habitacion* cuarto*
limpieza higiene orden aseo
paciente* usuario* residente* enfermo*
planta unidad servicio
cuidado* atencion asistencia
tratamiento* terapia*
medicamento* medicacion farmaco* medicina*
herida* cura curas
constantes signos_vitales tension
medico* doctor* facultativ*
nino* nina* menor menores infantil* pequen*
mayores ancian* persona*_mayores tercera_edad
edificio* inmueble*
vivienda* casa casas piso pisos
obra obras construccion*
reforma* rehabilitacion* renovacion*
instalacion* montaje*
electricidad electric*
cable* cableado
tuberia* fontaneria
caldera* calefaccion
fuga fugas
reparacion* arreglo* mantenimiento
mantenimiento conservacion revision*
jardin* zona*_verde*
animal* mascota*
cosecha* recoleccion vendimia
juicio* vista vistas procedimiento*
demanda* escrito*
jurisprudencia sentencia*
derecho legal* juridic* ley leyes
articulo* texto* pieza*
entrevista* conversacion*
foto* imagen* fotografia*
video* pelicula*
libro* titulo* publicacion*
atencion_al_cliente servicio_al_cliente soporte postventa
soporte asistencia ayuda apoyo
configuracion* instalacion* puesta_a_punto
acceso* permiso*
red redes
proceso* procedimiento* flujo* circuito*
proyecto* programa* iniciativa*
tarea* labor labores funcion* actividad* trabajo*
objetivo* meta metas
plan planes estrategia* planificacion
equipo* grupo*
departamento* area equipo seccion*
sucursal* oficina* tienda* local locales centro
tienda* comercio* local locales establecimiento*
apertura* inauguracion*
aumento* incremento* crecimiento* subida* mejora*
reduccion* disminucion* descenso* bajada*
diari* al_dia cada_dia todos_los_dias por_dia
semanal* a_la_semana cada_semana por_semana
mensual* al_mes cada_mes por_mes
anual* al_ano cada_ano por_ano doce_meses
rapid* agil*
antigu* anterior* existente*
nuev* reciente*
escrit* por_escrito
persona_de_contacto contacto interlocutor* referente*
sociedad* empresa* compania* firma
administracion organismo*
ciudadan* vecin*
tramite* gestion gestiones solicitud*
autorizacion* permiso* licencia*
modificacion* cambio* ajuste* adaptacion*
mejora* optimizacion*
propuesta* sugerencia* idea ideas recomendacion*
calculo* estimacion*
prevision* pronostico*
analisis evaluacion* estudio*
evaluacion* valoracion*
relacion* contacto* comunicacion* trato
comunicacion* contacto* correspondencia
archivo* archivad* documentacion
mobiliario mueble*
ropa prenda* textil* confeccion
zapato* calzado
tejido* tela*
color* tinte* coloracion
metal* acero
neumatico* rueda*
bicicleta* bici bicis
socio* miembro* participante*
participante* asistente*
donacion* donativo*
escaparate* decoracion vitrina*
etiqueta* etiquetado
embalaje* envase*
pale pales palet palets carga
pasajer* viajer*
dano danos desperfecto*
medicion* medida*
experimento* ensayo*
cabello pelo corte cortes
ejercicio* entrenamiento*
conjunt* junto colabor*
creacion* elaboracion* produccion*
base lista
profesional* especialista*
digital online
respuesta* atencion
dossier* memoria*
programa_de_contabilidad programa_contable software_contable < a3 contaplus sage sap navision
herramienta_de_bi < power_bi tableau looker qlik
plataforma_educativa aula_virtual < moodle classroom teams
sistema_de_gestion_de_almacen sga < sap_ewm
cad programa_de_diseno < autocad revit solidworks archicad
programa_de_diseno_grafico < photoshop illustrator indesign figma
lenguaje_de_programacion < python java javascript typescript go kotlin php
paquete_ofimatico ofimatica < excel word outlook powerpoint
movimiento* cuenta* extracto* apunte* asiento*
cobro* recaudacion reclamacion* reclam* impago* recobro*
impago* impagad* moroso* morosidad deuda* vencid*
contabiliz* registr* asent* apunt*
declaracion* presentacion* liquidacion*
auditor* auditoria*
tramit* gestion*
archiv* orden* clasific*
albaran* documento* nota_de_entrega
picking preparacion_de_pedidos pedidos pedido*
recepcion_de_mercancia entrada* mercancia*
expedicion* envio* salida* salidas
carga* descarga*
reposicion* repon* lineal* estanteria*
arqueo* caja cierre_de_caja
escaparatismo escaparate*
dependient* vendedor* comercial*
captacion nuev*_cliente* prospeccion
cartera_de_clientes clientes cliente* cartera
fidelizacion cliente*
nominas salarios seguros_sociales
contratacion contratos contrato*
seleccion candidatos entrevista*
control_horario fichajes horas
correspondencia correo cartas
orden_del_dia acta actas reunion*
viajes desplazamientos billetes reservas
higiene_personal aseo
curas heridas
constantes_vitales signos_vitales constantes
extraccion* analitica* muestra*
historia_clinica historial expediente registro*
movilizacion* cambios_posturales
familiares familia* allegad*
alta_medica alta altas
urgencias emergencia*
clases clase docencia lecciones ensenanza
examen* prueba* control*
correccion* correg* califica*
tutoria* tutor* familias padres
refuerzo apoyo clases_particulares
excursion* salida* salidas visita*
material_didactico material* fichas recursos
programacion* planificacion temario
ladrillo* albanileria tabiqueria
hormigon* hormigonado
alicatado* azulejo* solado*
medicion* certificacion*_de_obra
puesta_en_servicio puesta_en_marcha arranque
localizacion_de_averias diagnostico* averia*
cuadro*_electrico* electric*
mecanizado* torno fresado
tolerancia* precision
mantenimiento_preventivo revision* mantenimiento
linea*_de_produccion produccion fabricacion
lote* partida*
codigo codigo_fuente
pruebas_unitarias pruebas test tests
despliegue* publicacion* puesta_en_produccion
interfaz_de_usuario pantalla* frontend
copia*_de_seguridad backup*
usuarios cuentas accesos
limpieza_de_datos depuracion datos
informe* panel* cuadro*_de_mando dashboard*
nota*_de_prensa comunicado* prensa
folleto* catalogo*
diseno* creatividad* pieza*
comunidad seguidores audiencia
interaccion* comentarios
carta carta_de_platos menu*
receta* elaboracion* plato*
servicio_de_mesas mesas sala
cocteleria cocteles bebidas
desayuno* bufe*
llegada* check-in entrada*
salida* check-out
habitaciones limpieza pisos
demanda* escritos procedimiento*
revision_de_contratos contratos
asesoramiento consulta* asesor*
subvencion* ayuda* financiacion
poda* podar
riego* regar
ganado animales vacas
corte* peinado* cabello
tinte* color coloracion
masaje* tratamiento*
nc no_conformidad no_conformidades
estampad* estampacion
ajust* ajuste* regulacion calibr*
desperdicio* merma* rechazo*
operari* trabajador* personal_de_planta
comentario* sugerencia* opinion*
ingreso* admision* alta altas
acogida* bienvenida incorporacion*
sustitucion* suplencia* relevo*
horas_extra tiempo_adicional
centralita telefono llamadas
celebracion* evento* banquete* acto
boda* enlace*
surtido* gama* producto*
prenda* ropa articulo*
inquilino* arrendatario*
propietario* dueno* arrendador*
alquiler* arrendamiento*
impago* atraso* deuda*
riesgo* peligro*
incidente* accidente* suceso*
primeros_auxilios emergencia*
simulacro* evacuacion*
produccion rendimiento volumen
parada* paro* inactividad
prototipo* modelo* muestra*
plazo_de_entrega tiempo_de_entrega entrega*
devolucion* retorno*
visitas trafico audiencia
redaccion texto* contenido*
correccion* revision* edicion*
temario programa* plan_de_estudios
refuerzo apoyo tutoria*
necesidades_especiales diversidad
comida* alimentacion desayuno*
citas agenda turnos
receta_medica medicacion
allegados familiares familia*
inventario* existencias recuento*
proveedores compras aprovisionamiento
datos_maestros datos fichas
tesoreria cobros pagos
viajes billetes alojamiento
sala_de_reuniones salas
arqueo_de_caja cierre_de_caja
alergia* intolerancia*
normas_de_higiene higiene appcc
manejo operacion conduccion
montador* instalador*
hab habitacion*
`
