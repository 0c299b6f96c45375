/**
 * The usual things of work in Spanish over the trades, a row a thing, as they are said on both sides of
 * the Atlantic and shortened; see `wordings.ts`.
 */
export const tradeWordingsEs = `
ordenador* computador* computadora* pc pcs equipo equipos portatil* puesto* laptop*
marco_de_trabajo framework* frameworks < react angular vue django laravel symfony spring rails
tienda_online tienda_virtual ecommerce e-commerce comercio_electronico < shopify woocommerce prestashop magento
videollamada* videoconferencia* reunion*_online < zoom teams meet skype
programa_de_reservas sistema_de_reservas pms programa_hotelero motor_de_reservas central_de_reservas < opera protel booking expedia cloudbeds amadeus
programa_estadistico software_estadistico < spss stata sas r
automata* plc plcs < siemens omron schneider allen-bradley
maquina* < torno* fresadora* prensa* carretilla* excavadora* sierra*
medios_digitales canales_digitales canales_online < instagram facebook web blog newsletter
red_local lan red redes
fibra fibra_optica cable*
copia_de_respaldo respaldo* copia_de_seguridad copias_de_seguridad backup* backups
panel* panel_de_control cuadro_de_mando cuadros_de_mando dashboard* informe_visual visualizacion* grafico*
informe* listado* report reports reporte* estadistica* resumen* memoria* nota notas
encuesta* cuestionario* formulario*
agenda* calendario* planning cita citas horario*
factura* recibo* comprobante* justificante* minuta*
asiento* apunte* registro* partida* anotacion*
tesoreria caja liquidez flujo_de_caja cash
iva impuesto* modelo_303 declaracion*_trimestral* tributos
irpf renta impuesto_sobre_la_renta declaracion*_de_la_renta impuesto*
presupuest* oferta* cotizacion* propuesta* valoracion*
ingreso* facturacion venta* recaudacion
auditoria* revision* control*
nomina* salario* sueldo* retribucion* planilla* liquidacion*_de_sueldo*
personal plantilla trabajador* empleado* equipo recursos_humanos rrhh
incorporacion* alta altas onboarding acogida bienvenida ingreso*
baja bajas salida* cese* it incapacidad*
fichaje* control_horario asistencia horas jornada*
companer*_nuev* nuev*_companer* incorporacion* nuev*_incorporacion* recien_llegad* nuev*_emplead* personal_nuevo
becari* alumno*_en_practicas estudiante*_en_practicas practicante* pasante*
comprador* cliente* consumidor*
clientela client* publico parroquian*
venta_cruzada venta* ventas
tienda* comercio* establecimiento* local locales punto*_de_venta almacen*_comercial*
probador* tienda
lineal lineales estanteria* balda* gondola* anaquel* expositor*
articulo* producto* referencia* mercancia* genero sku
stock existencias inventario* mercancia* mercaderia* reserva*
mercancia* mercaderia* genero producto* carga
pedido* encargo* orden*_de_compra comanda*
devolucion* cambio* retorno*
reposicion* estanteria* lineal* surtido
almacen* deposito* bodega* nave naves centro_logistico plataforma_logistica
carretilla* carretilla_elevadora montacargas toro apiladora* transpaleta*
camion* trailer vehiculo_pesado vehiculos_pesados vehiculo* rigido*
furgoneta* furgon* vehiculo* camioneta*
flota* vehiculo* parque_movil
reparto* entrega* distribucion ultima_milla
ruta* recorrido* trayecto* itinerario* viaje*
domicilio* casa casas hogar*
combustible* gasoil gasolina repostaje
plato* comida* elaboracion* receta* menu menus
menu menus carta platos minuta*
receta* elaboracion* plato* preparacion*
ingrediente* materia_prima materias_primas producto* alimento* genero
alimento* comida* producto*_alimenticio* viveres
comensal* cliente* cubierto* mesa mesas servicio*
tarta* pastel* torta* bizcocho*
masa masas pasta fermentacion*
obrador* panaderia taller cocina
cocina* fogon* partida*
camara* frigorifico* nevera* refrigerador*
temperatura* cadena_de_frio frio
huesped* cliente* viajero* alojad* hospedad* turista*
habitacion* cuarto* dormitorio* hab estancia*
check-in llegada* entrada* registro
check-out salida* partida*
excursion* visita* salida* tour tours paseo*
visita*_guiada* recorrido* tour tours ruta*
turista* visitante* viajero* grupo*
viaje* desplazamiento* trayecto*
billete* boleto* pasaje* ticket*
paciente* enfermo* usuario* residente* persona*
cuidado* atencion asistencia
medicacion medicamento* farmaco* tratamiento* medicina*
vacuna* vacunacion inmunizacion
planta unidad servicio sala pabellon
quirofano* cirugia operacion* intervencion* quirurgic*
intervencion* operacion* cirugia*
enfermeria cuidados enfermer*
auxiliar* tcae
dieta* alimentacion nutricion comida*
dependencia ayuda_a_domicilio atencion_domiciliaria domicilio*
ayuda* subsidio* prestacion* subvencion* beca
familia*_vulnerable* familia*_en_riesgo familia*_en_dificultad*
vulnerable* exclusion riesgo
alumno* alumna* alumnado estudiante* nino* nina* discente* clase
alumnado estudiante* alumno* curso
grupo* clase clases aula*
aula* clase clases
clase clases sesion* leccion*
examen* prueba* control* parcial* test
ejercicio* tarea* actividad* deber* practica*
tutoria* reunion* entrevista* orientacion
padres familia* progenitor* apoderado*
profesorado docente* profesor* maestro* claustro
colegio* escuela* centro_escolar centro_educativo centro* cole
instituto* centro_educativo colegio* secundaria eso
primaria educacion_primaria escuela
bachillerato secundaria instituto
unidad*_didactica* programacion* temario tema* contenido*
plan_de_estudios temario programa* curriculo
extraescolar* actividad* taller*
excursion* salida* viaje* visita*
necesidades_educativas_especiales necesidades_especiales nee diversidad apoyo
taller* curso* actividad* sesion*
curso* formacion* taller* capacitacion* seminario*
beca becas ayuda*
tesis trabajo_de_fin_de_grado tfg
juicio* vista* proceso* pleito* procedimiento* litigio*
demanda* escrito* demanda_judicial reclamacion*_judicial*
escrito* procesal* demanda* documento*
cliente* defendid* representad* justiciable*
mercantil societario empresa
ensayo* experimento* prueba* analisis
vivienda* casa* piso* inmueble* apartamento* departamento*
edificio* inmueble* bloque* finca* construccion*
tejado* cubierta* techumbre
electricidad instalacion*_electrica* electric*
luz iluminacion alumbrado luminaria*
alumbrado iluminacion luminaria* luz luces
baja_tension bt instalacion*
subcontrata* contrata* contratista* industrial*
cuadrilla* equipo* brigada*
planta* fabrica* nave*
fabrica* planta* factoria* industria*
pieza* componente* elemento* parte*
maquina* equipo* maquinaria instalacion*
averia* fallo* defecto* problema* rotura*
orden*_de_trabajo ot parte* orden*
control_de_calidad calidad inspeccion*
merma* desperdicio* perdida* desecho*
embalaje* envase* envasado packaging empaquetado
lote* partida* serie* tirada*
turno* relevo* jornada*
vehiculo* coche* automovil* turismo* auto autos
taller* mecanica garaje*
planta* flor* vegetal*
ayuntamiento* consistorio municipio* administracion_local
ciudadan* vecin* usuario* administrado*
expediente* tramite* procedimiento* dossier
solicitud* peticion* instancia* demanda*
subvencion* ayuda* financiacion
convocatoria* reunion* cita*
atencion_telefonica llamadas telefono
cartera* cliente* cuentas
cuenta* cliente*
visita*_comercial* visita*
oferta* propuesta* presupuesto* cotizacion*
feria* salon* evento* exposicion*
publicacion* post posts contenido* articulo*
noticia* articulo* pieza* nota notas
reportaje* articulo* pieza* cronica*
prensa medios medios_de_comunicacion periodista*
periodico* diario* prensa
programa* emision*
fotografia* foto* imagen* instantanea*
sesion* foto*
video* audiovisual* clip* pelicula*
cartel* poster* afiche*
logotipo* logo identidad marca
web sitio portal pagina* sitio_web
landing pagina*_de_destino pagina*
vigilante* guardia* seguridad
limpieza aseo higiene
oficina* despacho* instalaciones dependencias
instalaciones dependencias local locales centro*
cristal* ventana* vidrio*
siniestro* parte* dano*
peluqueria salon
corte* peinado* pelo cabello
tinte* color* mecha* coloracion
clienta* cliente*
deporte* deportiv* entrenamiento*
jugador* deportista* equipo*
region* zona* comarca*
pueblo* localidad* municipio*
barrio* zona* distrito*
fin_de_semana fines_de_semana sabado* domingo*
tarde* vespertin* turno_de_tarde
noche* nocturn*
jornada* dia dias
trimestral* cada_trimestre por_trimestre al_trimestre
quincenal* cada_quincena cada_dos_semanas
experiencia trayectoria recorrido
responsabilidad* tarea* funcion* cometido* labor*
relacion_con contacto_con trato_con comunicacion_con
equipo_multidisciplinar equipo*
departamento_comercial comercial ventas
a_distancia remoto online virtual en_linea
en_linea online internet digital virtual web
manual* guia* instruccion* procedimiento*
procedimiento* protocolo* instruccion* proceso* norma*
instruccion* indicacion* consigna* pauta*
lista* listado* relacion registro*
plantilla* modelo* formato*
cambio* modificacion* variacion* ajuste*
plazo* fecha* entrega* tiempo* vencimiento*
necesidad* requisito* demanda* requerimiento*
consulta* duda* pregunta* cuestion* peticion* solicitud* informacion
queja* reclamacion* disconformidad*
aprendizaje* ensenanza formacion
agua hidric* aguas
tripulacion equipo
avion* aeronave* aereo*
pasajero* viajero* usuario* cliente*
negocio* empresa* actividad
pyme pymes empresa* pequenas_empresas
junta_directiva direccion consejo
grupo*_de_trabajo comision* comite* equipo*
vidrio* cristal* acristalamiento
conserva* envasado* lata*
puesto*_de_control control* acceso*
estudio*_de_mercado encuesta* investigacion*_de_mercado
inventario_anual inventario recuento
gestion_documental documentacion documentos archivo
control_de_stock stock existencias inventario
control_de_temperatura* temperatura*
facturacion facturas factura*
equipo_medico aparatos equipos
manualidad* taller* actividad*_plastica*
pesada* peso pesaje
reforma*_integral* reforma* rehabilitacion*
herramienta*_electrica* maquina*
hospital* hospitalari*
escuela* escolar* colegio*
banco bancos bancari* bancaria
mar maritim* marin*
ciudad urban* municipal*
agua aguas hidraulic* hidric*
impuesto* fiscal* tributari*
tribunal* judicial* juzgado*
deporte* deportiv*
salud sanitari* medic*
cocina culinari* gastronomi*
fabrica* industrial* fabril*
telefono* telefonic*
planta* vegetal* botanic*
hotel* hotelero* hotelera* hosteleria
turismo turistic*
avion* aereo* aeronautic*
puerto* portuari*
prensa periodistic*
frio frigorific* refriger*
luz luces lumin* iluminacion
cliente* clientela comercial*
empresa* empresarial*
electroterapia corrientes tens
forecast prevision* proyeccion*
carga_de_camiones carga
sala comedor salon
masa_madre fermentacion_natural
tejado* cubierta* cambio_de_tejas
toma_de_tierra puesta_a_tierra
muestreo* toma_de_muestra* recogida_de_muestra* recoleccion_de_muestra*
agua_potable agua_de_consumo agua_para_consumo
integracion_continua ci
almacen_de_datos data_warehouse
directo retransmision_en_directo
cursillo* curso* taller*
emision_de_billetes venta_de_billetes emision_de_pasajes
stand feria caseta
`
