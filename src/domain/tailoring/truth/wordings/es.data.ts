/**
 * Spanish words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<` may
 * be said for what stands behind it, and not the other way round.
 */
export const wordingsEs = `
consulta* pregunta* duda dudas solicitud* peticion* cuestion*
incidencia* problema* fallo* error* averia* defecto* bug bugs
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
jefe* jefa* responsable* encargad* superior*
alumno* alumna* alumnado estudiante* escolar* nino* nina*
padres familia* progenitor* tutores
clase clases leccion* curso* docencia asignatura*
documento* documentacion papeles papeleo expediente*
expediente* historial* ficha* registro* documentacion dossier*
presupuesto* oferta* cotizacion* propuesta*
factura* facturacion recibo*
reembolso* devolucion*
venta* ventas facturacion ingresos comercial*
pedido* encargo* compra compras orden ordenes
compra* aprovisionamiento adquisicion* abastecimiento pedido*
existencias stock inventario* genero almacen mercancia*
mercancia* producto* articulo* genero
entrega* envio* reparto* despacho*
almacen* deposito* bodega*
estanteria* balda* lineal* estante*
vehiculo* < coche* furgoneta* camion* autobus* turismo*
maquina* maquinaria equipo equipos aparato*
herramienta* utensilio* util utiles equipo
inspeccion* control* revision* comprobacion* verificacion*
prueba* ensayo* test tests
resultado* rendimiento desempeno dato datos cifra*
rendimiento resultado* desempeno eficacia metrica* indicador* kpi kpis
boletin* newsletter* mailing*
anuncio* publicidad pago publicitari* ads campana* campaña*
contenido* publicacion* post posts texto* articulo*
publicacion* post posts contenido* entrada*
organico seo posicionamiento
aplicacion* software programa* sistema* app apps herramienta*
implantacion* implementacion* introduccion puesta_en_marcha despliegue* lanzamiento*
migracion* cambio* paso transicion traspaso*
funcionalidad* funcion funciones
disenador* diseñador* equipo_de_diseno equipo_de_diseño diseno diseño
manual* guia guias instruccion*
formacion* curso* taller* capacitacion*
feria* exposicion* salon
encuesta* cuestionario* sondeo*
queja* reclamacion*
siniestro* parte partes
conciliacion* cuadre*
impuesto* tributo* fiscal* iva
nomina* salario* sueldo*
turno* cuadrante* horario* planificacion
agenda* calendario* cita citas
viaje* desplazamiento*
plato platos comida* menu menus elaboracion*
comida* alimento* plato platos
pan panes masa masas bolleria panaderia
tarta* pastel* postre* dulce*
limpieza higiene orden aseo
paciente* usuario* residente* enfermo*
planta unidad servicio
cuidado* atencion asistencia
medicamento* medicacion farmaco* medicina*
edificio* inmueble*
vivienda* casa casas piso pisos
reforma* rehabilitacion* renovacion*
instalacion* montaje*
electricidad electric*
cable* cableado
reparacion* arreglo* mantenimiento
mantenimiento conservacion revision*
juicio* vista vistas procedimiento*
demanda* escrito*
articulo* texto* pieza*
entrevista* conversacion*
foto* imagen* fotografia*
video* pelicula*
soporte asistencia ayuda apoyo
red redes
proyecto* programa* iniciativa*
tarea* labor labores funcion* actividad* trabajo*
plan planes estrategia* planificacion
equipo* grupo*
departamento* area equipo seccion*
sucursal* oficina* tienda* local locales centro
tienda* comercio* local locales establecimiento*
aumento* incremento* crecimiento* subida* mejora*
reduccion* disminucion* descenso* bajada*
diari* al_dia cada_dia todos_los_dias por_dia
semanal* a_la_semana cada_semana por_semana
mensual* al_mes cada_mes por_mes
anual* al_ano cada_ano por_ano doce_meses
nuev* reciente*
escrit* por_escrito
sociedad* empresa* compania* firma
ciudadan* vecin*
tramite* gestion gestiones solicitud*
relacion* contacto* comunicacion* trato
comunicacion* contacto* correspondencia
tejido* tela*
color* tinte* coloracion
pale pales palet palets carga
pasajer* viajer*
cabello pelo corte cortes
conjunt* junto colabor*
creacion* elaboracion* produccion*
profesional* especialista*
respuesta* atencion
programa_de_contabilidad programa_contable software_contable < a3 contaplus sage sap navision
plataforma_educativa aula_virtual < moodle classroom teams
cobro* recaudacion reclamacion* reclam* impago* recobro*
impago* impagad* moroso* morosidad deuda* vencid*
contabiliz* registr* asent* apunt*
declaracion* presentacion* liquidacion*
tramit* gestion*
archiv* orden* clasific*
carga* descarga*
reposicion* repon* lineal* estanteria*
arqueo* caja cierre_de_caja
dependient* vendedor* comercial*
cartera_de_clientes clientes cliente* cartera
fidelizacion cliente*
seleccion candidatos entrevista*
clases clase docencia lecciones ensenanza
examen* prueba* control*
correccion* correg* califica*
tutoria* tutor* familias padres
excursion* salida* salidas visita*
puesta_en_servicio puesta_en_marcha arranque
cuadro*_electrico* electric*
lote* partida*
pruebas_unitarias pruebas test tests
informe* panel* cuadro*_de_mando dashboard*
nota*_de_prensa comunicado* prensa
carta carta_de_platos menu*
receta* elaboracion* plato*
llegada* check-in entrada*
salida* check-out
demanda* escritos procedimiento*
asesoramiento consulta* asesor*
subvencion* ayuda* financiacion
tinte* color coloracion
nc no_conformidad no_conformidades
estampad* estampacion
ajust* ajuste* regulacion calibr*
desperdicio* merma* rechazo*
acogida* bienvenida incorporacion*
surtido* gama* producto*
plazo_de_entrega tiempo_de_entrega entrega*
devolucion* retorno*
redaccion texto* contenido*
temario programa* plan_de_estudios
inventario* existencias recuento*
arqueo_de_caja cierre_de_caja
hab habitacion*
`
