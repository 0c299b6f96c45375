/**
 * The usual things of work in Spanish over the trades, a row a thing, as they are said on both sides of
 * the Atlantic and shortened; see `wordings.ts`.
 */
export const tradeWordingsEs = `
ordenador* computador* computadora* pc pcs equipo equipos portatil* puesto* laptop*
movil* celular* telefono* smartphone*
raton perifericos periferic* teclado*
pantalla* monitor* display*
impresora* multifuncion* escaner*
archivo* fichero* documento*
carpeta* directorio* archivador*
contrasena* clave* acceso* credencial*
incidencia* ticket* aviso* caso* averia* parte partes
soporte_tecnico soporte help_desk helpdesk mesa_de_ayuda asistencia_tecnica atencion_al_usuario cau
servidor* maquina_virtual maquinas_virtuales vm host
informatica ti tic it tecnologia* sistemas
bbdd bd base_de_datos bases_de_datos
base_de_datos bbdd sql < postgresql mysql oracle mongodb sqlite mariadb aranzadi westlaw lefebvre vlex pubmed scopus
repositorio* codigo
contenedor* < docker kubernetes podman
marco_de_trabajo framework* frameworks < react angular vue django laravel symfony spring rails
gestor_de_contenidos cms < wordpress drupal joomla prestashop
tienda_online tienda_virtual ecommerce e-commerce comercio_electronico < shopify woocommerce prestashop magento
herramienta_de_analitica analitica_web analitica < google_analytics matomo hotjar
herramienta_de_seo seo < semrush ahrefs search_console
email_marketing marketing_por_correo < mailchimp brevo klaviyo
publicidad_online publicidad_digital plataforma_publicitaria sem < google_ads meta_ads facebook_ads
herramienta_de_gestion_de_proyectos gestor_de_tareas tablero < jira trello asana monday notion
mensajeria chat < slack teams whatsapp
videollamada* videoconferencia* reunion*_online < zoom teams meet skype
programa_de_facturacion software_de_facturacion erp < sage holded contasol sap a3 odoo navision
programa_de_nominas software_de_nominas < a3nom nominaplus sage
programa_de_recursos_humanos software_de_rrhh hris < workday factorial bizneo sesame
programa_de_reservas sistema_de_reservas pms programa_hotelero motor_de_reservas central_de_reservas < opera protel booking expedia cloudbeds amadeus
sistema_de_caja programa_de_caja tpv punto_de_venta < square lightspeed revo agora
programa_estadistico software_estadistico < spss stata sas r
historia_clinica_electronica historia_clinica_digital programa_clinico < selene diraya orion gacela
automata* plc plcs < siemens omron schneider allen-bradley
control_numerico cnc < fanuc siemens heidenhain fagor
maquina* < torno* fresadora* prensa* carretilla* excavadora* sierra*
herramienta_informatica herramientas_informaticas herramientas_digitales programa_informatico < excel word sap salesforce jira autocad photoshop
nube cloud < s3 ec2 lambda
redes_sociales rrss < tiktok instagram youtube twitter facebook linkedin x
medios_digitales canales_digitales canales_online < instagram facebook web blog newsletter
entrega_continua integracion_continua ci/cd canalizacion pipeline* < jenkins gitlab github
sistema_operativo sistemas_operativos < windows linux macos
red_local lan red redes
fibra fibra_optica cable*
ciberseguridad seguridad_informatica seguridad
cortafuegos firewall*
copia_de_respaldo respaldo* copia_de_seguridad copias_de_seguridad backup* backups
usuario* cuenta* perfil perfiles
panel* panel_de_control cuadro_de_mando cuadros_de_mando dashboard* informe_visual visualizacion* grafico*
informe* listado* report reports reporte* estadistica* resumen* memoria* nota notas
indicador* kpi kpis ratio ratios metrica* estadistica* cifra*
grafico* grafica* diagrama* visualizacion*
modelo* algoritmo* prediccion*
encuesta* cuestionario* formulario*
presentacion* diapositiva* powerpoint
carta cartas escrito* comunicacion* correspondencia
circular* comunicado* aviso* nota notas
correo_postal correspondencia correo cartas mensajeria paqueteria
agenda* calendario* planning cita citas horario*
sala_de_juntas sala_de_reuniones sala salas
material_de_oficina papeleria suministro* consumible*
factura* recibo* comprobante* justificante* minuta*
albaran* remito* guia_de_despacho nota*_de_entrega
asiento* apunte* registro* partida* anotacion*
libro_mayor contabilidad libros_contables libros cuentas
extracto* cuenta* movimiento*
transferencia* pago* giro*
cheque* talon talones
tesoreria caja liquidez flujo_de_caja cash
cuentas_a_pagar proveedores pagos
cuentas_a_cobrar clientes cobros
cierre_mensual cierre* cierre_contable cierres
cuentas_anuales balance* estados_financieros cierre_anual
iva impuesto* modelo_303 declaracion*_trimestral* tributos
irpf renta impuesto_sobre_la_renta declaracion*_de_la_renta impuesto*
hacienda agencia_tributaria aeat fisco
seguridad_social cotizacion* seguros_sociales
presupuest* oferta* cotizacion* propuesta* valoracion*
gasto* coste* costo* desembolso* egreso*
ingreso* facturacion venta* recaudacion
moroso* deudor* impagado* impago* deuda* clientes_morosos
auditoria* revision* control*
nomina* salario* sueldo* retribucion* planilla* liquidacion*_de_sueldo*
contrato* acuerdo* convenio* pacto*
personal plantilla trabajador* empleado* equipo recursos_humanos rrhh
recursos_humanos rrhh personal gestion_de_personas talento
vacante* puesto* plaza* oferta*_de_empleo posicion posiciones
candidato* candidata* aspirante* postulante* solicitante* perfil perfiles
curriculum* cv hoja_de_vida hojas_de_vida candidatura*
incorporacion* alta altas onboarding acogida bienvenida ingreso*
baja bajas salida* cese* it incapacidad*
permiso* ausencia* vacaciones licencia*
fichaje* control_horario asistencia horas jornada*
evaluacion*_del_desempeno evaluacion* valoracion* entrevista*_de_evaluacion
clima_laboral satisfaccion encuesta*_de_clima
prl prevencion_de_riesgos prevencion_de_riesgos_laborales seguridad_y_salud seguridad_laboral seguridad
epi epis equipo_de_proteccion equipos_de_proteccion
accidente* siniestro* incidente* percance*
companer*_nuev* nuev*_companer* incorporacion* nuev*_incorporacion* recien_llegad* nuev*_emplead* personal_nuevo
becari* alumno*_en_practicas estudiante*_en_practicas practicante* pasante*
comprador* cliente* consumidor*
clientela client* publico parroquian*
cliente*_potencial* lead leads contacto* prospecto* oportunidad*
venta_cruzada venta* ventas
mostrador caja recepcion barra ventanilla
tienda* comercio* establecimiento* local locales punto*_de_venta almacen*_comercial*
seccion* departamento* area*
escaparate* vitrina* vidriera*
probador* tienda
lineal lineales estanteria* balda* gondola* anaquel* expositor*
precio* etiqueta* tarifa* pvp
descuento* rebaja* promocion* oferta*
articulo* producto* referencia* mercancia* genero sku
prenda* ropa articulo* indumentaria vestimenta
calzado zapato* zapatilla*
stock existencias inventario* mercancia* mercaderia* reserva*
mercancia* mercaderia* genero producto* carga
pedido* encargo* orden*_de_compra comanda*
devolucion* cambio* retorno*
ticket* recibo* cuenta*
tarjeta* pago*_con_tarjeta datafono
efectivo metalico dinero contado
apertura* cierre* caja
reposicion* estanteria* lineal* surtido
fruta* verdura* hortaliza* fruteria frutas_y_verduras
carne* carniceria carnic*
pescado* pescaderia marisco*
embutido* charcuteria fiambre*
almacen* deposito* bodega* nave naves centro_logistico plataforma_logistica
logistica almacen* transporte* distribucion
paquete* bulto* envio* caja cajas encomienda* paqueteria
pale pales palet palets paleta* tarima* pallet pallets
carretilla* carretilla_elevadora montacargas toro apiladora* transpaleta*
muelle* anden andenes descarga
camion* trailer vehiculo_pesado vehiculos_pesados vehiculo* rigido*
furgoneta* furgon* vehiculo* camioneta*
flota* vehiculo* parque_movil
reparto* entrega* distribucion ultima_milla
ruta* recorrido* trayecto* itinerario* viaje*
destino* domicilio* direcciones direccion
domicilio* casa casas hogar*
carnet* permiso*_de_conducir licencia*_de_conducir
combustible* gasoil gasolina repostaje
hoja*_de_ruta albaran*
aduana* despacho_de_aduanas importacion* exportacion*
importacion* exportacion* comercio_exterior
transportista* agencia*_de_transporte* transporte*
plato* comida* elaboracion* receta* menu menus
menu menus carta platos minuta*
receta* elaboracion* plato* preparacion*
ingrediente* materia_prima materias_primas producto* alimento* genero
alimento* comida* producto*_alimenticio* viveres
desayuno* bufe* buffet* primer_servicio
comedor* sala mesas restaurante
comensal* cliente* cubierto* mesa mesas servicio*
camarer* mesero* mozo* personal_de_sala
barra bar bebida* coctel*
bebida* coctel* copa copas refresco*
cafe cafes cafeteria bebida*
postre* reposteria pasteleria dulce*
tarta* pastel* torta* bizcocho*
bolleria pasteleria reposteria dulce* croissant*
pan panes barra* hogaza* panaderia
masa masas pasta fermentacion*
obrador* panaderia taller cocina
cocina* fogon* partida*
vajilla* menaje loza plato platos plonge
camara* frigorifico* nevera* refrigerador*
temperatura* cadena_de_frio frio
appcc higiene_alimentaria seguridad_alimentaria higiene haccp normas_de_higiene
manipulador_de_alimentos higiene
alergeno* alergia* intolerancia*
catering banquete* evento*
huesped* cliente* viajero* alojad* hospedad* turista*
habitacion* cuarto* dormitorio* hab estancia*
estancia* alojamiento* habitacion* pernoctacion*
reserva* reservacion* booking
check-in llegada* entrada* registro
check-out salida* partida*
equipaje* maleta* maletero*
conserjeria recepcion
gobernanta* pisos camarer*_de_pisos limpieza
ropa_de_cama sabana* lenceria lavanderia
lavanderia ropa lavado
excursion* visita* salida* tour tours paseo*
visita*_guiada* recorrido* tour tours ruta*
turista* visitante* viajero* grupo*
folleto* catalogo* triptico* diptico* material_promocional
viaje* desplazamiento* trayecto*
billete* boleto* pasaje* ticket*
vuelo* avion aviones
monumento* patrimonio
paciente* enfermo* usuario* residente* persona*
residente* mayores usuario* anciano* interno*
persona*_mayor* mayores anciano* tercera_edad geriatri* abuelo*
persona*_dependiente* dependencia dependiente*
discapacidad diversidad_funcional discapacitad*
familia* familiar* allegado* pariente*
familiar* familia* allegado* pariente*
higiene aseo bano higiene_corporal cuidado*_personal* lavado
cuidado* atencion asistencia
cura curas herida* vendaje* aposito*
ulcera* upp herida* escara*
constantes constantes_vitales signos_vitales parametros tension
tension presion_arterial tension_arterial
glucemia azucar glucosa
analitica* analisis extraccion* sangre
muestra* analitica* especimen*
medicacion medicamento* farmaco* tratamiento* medicina*
pauta* tratamiento* prescripcion*
vacuna* vacunacion inmunizacion
inyectable* inyeccion* intramuscular
intravenos* via_venosa endovenos* sueroterapia
planta unidad servicio sala pabellon
turno_de_noche noche noches turno_nocturno
urgencias emergencias urgencia
quirofano* cirugia operacion* intervencion* quirurgic*
intervencion* operacion* cirugia*
uci cuidados_intensivos
ambulatorio centro_de_salud consultorio atencion_primaria consulta
consulta consultas gabinete centro
alta altas alta_hospitalaria
ingreso* hospitalizacion* admision*
historia* historial* expediente* registro* hc
enfermeria cuidados enfermer*
auxiliar* tcae
medico* facultativ* doctor* medica
pediatria infantil ninos
embarazada* gestante* maternidad
fisioterapia rehabilitacion
ejercicio* entrenamiento* actividad_fisica gimnasia
movilidad movilizacion
dolor dolencia* molestia*
dieta* alimentacion nutricion comida*
demencia* alzheimer deterioro_cognitivo
caida* accidente*
protesis dental* ortesis
salud_mental psiquiatria
dependencia ayuda_a_domicilio atencion_domiciliaria domicilio*
servicios_sociales trabajo_social
ayuda* subsidio* prestacion* subvencion* beca
familia*_vulnerable* familia*_en_riesgo familia*_en_dificultad*
vulnerable* exclusion riesgo
menor menores nino* nina* infancia infantil adolescente*
jovenes joven adolescente* juventud
alumno* alumna* alumnado estudiante* nino* nina* discente* clase
alumnado estudiante* alumno* curso
grupo* clase clases aula*
aula* clase clases
clase clases sesion* leccion*
asignatura* materia* disciplina*
matematicas mates calculo
lengua idioma* lenguaje
ingles idioma
examen* prueba* control* parcial* test
ejercicio* tarea* actividad* deber* practica*
deberes tarea* ejercicio*
nota notas calificacion* resultado*
boletin*_de_notas nota notas calificacion*
tutoria* reunion* entrevista* orientacion
reunion*_con_familias tutoria* reunion*_con_padres
padres familia* progenitor* apoderado*
claustro profesorado docentes
profesorado docente* profesor* maestro* claustro
colegio* escuela* centro_escolar centro_educativo centro* cole
instituto* centro_educativo colegio* secundaria eso
guarderia* escuela_infantil jardin_de_infancia
educacion_infantil infantil preescolar
primaria educacion_primaria escuela
bachillerato secundaria instituto
material_didactico materiales_didacticos recursos_didacticos material_educativo fichas material*
unidad*_didactica* programacion* temario tema* contenido*
plan_de_estudios temario programa* curriculo
extraescolar* actividad* taller*
excursion* salida* viaje* visita*
necesidades_educativas_especiales necesidades_especiales nee diversidad apoyo
biblioteca libros prestamo*
taller* curso* actividad* sesion*
curso* formacion* taller* capacitacion* seminario*
beca becas ayuda*
tesis trabajo_de_fin_de_grado tfg
juzgado* tribunal* corte organo_judicial
juicio* vista* proceso* pleito* procedimiento* litigio*
demanda* escrito* demanda_judicial reclamacion*_judicial*
recurso* apelacion* escrito*
contestacion* escrito*
escrito* procesal* demanda* documento*
sentencia* resolucion* jurisprudencia fallo*
dictamen* informe* opinion*_juridica*
asunto* caso* expediente* procedimiento*
cliente* defendid* representad* justiciable*
despacho* bufete* gabinete*
notaria* escritura*
escritura* documento*_publico*
herencia* sucesion*
divorcio* familia
laboral trabajo social
mercantil societario empresa
poder poderes apoderamiento*
embargo* ejecucion*
legislacion normativa leyes ley
laboratorio* lab banco_de_laboratorio
ensayo* experimento* prueba* analisis
muestra* especimen* probeta*
reactivo* producto*_quimico* sustancia*
cultivo* celula* celular*
articulo* publicacion* paper papers
revista* publicacion* journal
congreso* conferencia* jornada* simposio*
proyecto_de_investigacion investigacion* estudio*
datos resultado* medicion*
campo trabajo_de_campo
obra obras construccion* edificacion* proyecto*
vivienda* casa* piso* inmueble* apartamento* departamento*
edificio* inmueble* bloque* finca* construccion*
promocion* vivienda*
fachada* exterior* cerramiento*
tabique* pared* muro* tabiqueria
pared* muro* paramento* tabique*
suelo* pavimento* solado* piso
techo* falso_techo cielo_raso cubierta*
tejado* cubierta* techumbre
cimiento* cimentacion* zapata*
hormigon concreto
cemento mortero
ladrillo* fabrica_de_ladrillo albanileria
andamio* andamiaje
grua* elevacion
excavacion* movimiento*_de_tierra* zanja*
zanja* excavacion*
bano* cuarto*_de_bano aseo*
sanitario* fontaneria griferia
fontaneria tuberia* canalizacion* instalacion*_de_agua
electricidad instalacion*_electrica* electric*
enchufe* toma* mecanismo*
luz iluminacion alumbrado luminaria*
alumbrado iluminacion luminaria* luz luces
baja_tension bt instalacion*
cuadro* armario_electrico cuadro_electrico
panel*_solar* placa*_solar* fotovoltaic* modulo*
calefaccion climatizacion caldera* calderas
climatizacion aire_acondicionado aire hvac
caldera* calentador* calefaccion
carpinteria < ventana* puerta*
carpinteria madera mueble*
madera tablero*
mueble* mobiliario enseres
plano* dibujo* croquis delineacion
medicion* mediciones
licencia*_de_obra licencia* permiso*
jefe_de_obra direccion_de_obra
subcontrata* contrata* contratista* industrial*
cuadrilla* equipo* brigada*
planta* fabrica* nave*
fabrica* planta* factoria* industria*
linea* cadena* linea_de_produccion
cadena_de_montaje linea_de_montaje montaje
pieza* componente* elemento* parte*
recambio* repuesto* pieza*
maquina* equipo* maquinaria instalacion*
averia* fallo* defecto* problema* rotura*
parada* averia* tiempo_de_inactividad paro*
mantenimiento_correctivo reparacion* averia*
mantenimiento_preventivo revision* preventivo
plan_de_mantenimiento mantenimiento
orden*_de_trabajo ot parte* orden*
parte* informe* orden*_de_trabajo hoja hojas
calidad control_de_calidad qa
control_de_calidad calidad inspeccion*
no_conformidad* defecto* desviacion* rechazo*
defecto* fallo* tara* imperfeccion*
merma* desperdicio* perdida* desecho*
chatarra rechazo* scrap
molde* utillaje matriz matrices
tolerancia* cota* medida*
plano*_tecnico* planos plano
soldadura* union* soldadura
estructura*_metalica* estructura* metal*
chapa* plancha*
pintura* barniz* esmalte*
embalaje* envase* envasado packaging empaquetado
etiqueta* etiquetado rotulo*
lote* partida* serie* tirada*
turno* relevo* jornada*
produccion fabricacion manufactura
5s orden limpieza
mejora_continua mejora* lean kaizen
vehiculo* coche* automovil* turismo* auto autos
taller* mecanica garaje*
motor* mecanica
freno* frenado
aceite* lubricante*
neumatico* rueda* llanta* goma*
itv inspeccion_tecnica
carroceria chapa pintura
finca* explotacion* campo granja* parcela*
explotacion* granja* finca*
cultivo* plantacion* siembra*
cosecha* recoleccion* vendimia* recogida*
invernadero* vivero*
riego* regadio
abono* fertilizante*
plaga* fitosanitario*
vina* vinedo* uva*
olivo* olivar* aceituna*
vaca* ganado ganaderia bovino* vacuno
oveja* ganado ovino cordero*
cerdo* ganado porcino
gallina* ave aves avicola
pienso* alimentacion forraje
tractor* maquinaria_agricola
jardin* zona*_verde* parque* espacio*_verde*
cesped hierba
planta* flor* vegetal*
arbol* arbolado
seto* arbusto*
vino* bodega* caldo*
bodega* vino enologi*
bosque* monte* forestal*
ayuntamiento* consistorio municipio* administracion_local
administracion_publica administracion organismo*_publico* sector_publico
ciudadan* vecin* usuario* administrado*
expediente* tramite* procedimiento* dossier
solicitud* peticion* instancia* demanda*
instancia* solicitud* formulario*
registro* entrada* asiento*
padron empadronamiento
licitacion* concurso* contratacion_publica
oposicion* concurso
subvencion* ayuda* financiacion
pleno* sesion* junta*
acta* minuta*
convocatoria* reunion* cita*
normativa* ley leyes legislacion reglament* norma* disposicion*
informe* dictamen* memoria*
archivo* documentacion fondo* legajo*
atencion_al_publico atencion_ciudadana ventanilla atencion
atencion_telefonica llamadas telefono
llamada*_entrante* llamadas llamada*
call_center centro_de_llamadas contact_center
guion* argumentario*
cartera* cliente* cuentas
cuenta* cliente*
cliente*_nuev* nuev*_cliente* captacion
visita*_comercial* visita*
objetivo* meta* cuota*
territorio* zona*
comision* incentivo*
oferta* propuesta* presupuesto* cotizacion*
feria* salon* evento* exposicion*
marca* branding logotipo*
publicidad anuncio* campana*
anuncio* publicidad creatividad*
campana* accion* promocion*
segmento* publico_objetivo target
publico audiencia espectador* asistente*
seguidor* fan fans comunidad suscriptor*
interaccion* engagement comentario*
publicacion* post posts contenido* articulo*
blog entrada* articulo*
guion* texto* libreto*
copy texto* redaccion
traduccion* texto*
noticia* articulo* pieza* nota notas
reportaje* articulo* pieza* cronica*
prensa medios medios_de_comunicacion periodista*
nota*_de_prensa comunicado* gabinete_de_prensa
periodico* diario* prensa
programa* emision*
fotografia* foto* imagen* instantanea*
sesion* foto*
video* audiovisual* clip* pelicula*
ilustracion* dibujo*
cartel* poster* afiche*
logotipo* logo identidad marca
maqueta* prototipo* boceto* wireframe*
boceto* esbozo* borrador*
imprenta impresion
web sitio portal pagina* sitio_web
pagina*_de_producto ficha*_de_producto fichas
landing pagina*_de_destino pagina*
interfaz* ui pantalla*
usabilidad ux experiencia_de_usuario
accesibilidad wcag
conversion* tasa_de_conversion
tasa porcentaje indice ratio
tasa_de_ocupacion ocupacion
rotacion bajas
puntualidad entregas_a_tiempo
satisfaccion valoracion* puntuacion* opinion*
resena* valoracion* opinion* comentario*
rendimiento* eficiencia productividad
productividad rendimiento
seguridad vigilancia proteccion
vigilante* guardia* seguridad
ronda* patrulla* vigilancia
camara* cctv videovigilancia
control_de_acceso* acceso* entrada*
alarma* sistema_de_alarma
incendio* fuego*
extincion incendio*
evacuacion simulacro*
emergencia* urgencia* siniestro*
denuncia* atestado* parte*
detenido* arrestado*
limpieza aseo higiene
oficina* despacho* instalaciones dependencias
instalaciones dependencias local locales centro*
superficie* suelo* zona*
cristal* ventana* vidrio*
producto*_de_limpieza detergente* quimico*
basura* residuo* desecho*
reciclaje residuo* reciclado
zona*_comun* portal portales escalera*
comunidad_de_vecinos comunidad* vecino*
inquilino* arrendatario* ocupante*
arrendador* propietario* casero* dueno*
contrato*_de_alquiler alquiler* arrendamiento* contrato*
fianza* deposito*
hipoteca* prestamo* financiacion credito*
credito* prestamo* financiacion
seguro* poliza* aseguradora*
poliza* seguro* contrato*
siniestro* parte* dano*
indemnizacion* compensacion*
banco* entidad* entidad_bancaria entidad_financiera
sucursal* oficina* agencia*
inversion* fondo* cartera*
peluqueria salon
corte* peinado* pelo cabello
tinte* color* mecha* coloracion
manicura* una unas
estetica belleza
masaje* tratamiento*
clienta* cliente*
novia* boda*
evento* acto* celebracion* congreso*
boda* enlace* ceremonia*
ponente* orador* conferenciante*
asistente* participante* publico
inscripcion* registro* matricula*
concierto* actuacion*
ensayo* repeticion*
deporte* deportiv* entrenamiento*
jugador* deportista* equipo*
monitor* entrenador* instructor*
socio* abonado* miembro*
campamento* colonia*
ludoteca juego*
voluntariado voluntario*
ong asociacion* fundacion* entidad*
entidad* asociacion* organizacion* institucion*
donante* colaborador* socio*
sesion*_informativa* charla* jornada*
idioma* lengua*
region* zona* comarca*
pueblo* localidad* municipio*
ciudad* localidad* municipio*
barrio* zona* distrito*
temporada_alta verano temporada
verano estival estivales epoca_estival
invierno invernal
navidad campana_de_navidad fiestas
fin_de_semana fines_de_semana sabado* domingo*
manana* mananas matutin* turno_de_manana
tarde* vespertin* turno_de_tarde
noche* nocturn*
jornada* dia dias
media_jornada tiempo_parcial
jornada_completa tiempo_completo
trimestral* cada_trimestre por_trimestre al_trimestre
semestral* cada_semestre por_semestre
quincenal* cada_quincena cada_dos_semanas
experiencia trayectoria recorrido
responsabilidad* tarea* funcion* cometido* labor*
relacion_con contacto_con trato_con comunicacion_con
coordinacion_con contacto colaboracion
equipo_multidisciplinar equipo*
departamento_de_compras compras
departamento_comercial comercial ventas
atencion_presencial presencial en_persona
a_distancia remoto online virtual en_linea
en_linea online internet digital virtual web
bilingue espanol_e_ingles
manual* guia* instruccion* procedimiento*
procedimiento* protocolo* instruccion* proceso* norma*
protocolo* procedimiento* norma* pauta*
instruccion* indicacion* consigna* pauta*
checklist lista*_de_comprobacion lista*
lista* listado* relacion registro*
plantilla* modelo* formato*
borrador* version version_inicial
version* edicion* actualizacion*
cambio* modificacion* variacion* ajuste*
error* fallo* equivocacion*
riesgo* amenaza* peligro*
demora* retraso* espera*
plazo* fecha* entrega* tiempo* vencimiento*
antelacion anticipacion adelanto
urgente* prioritari* inmediat*
prioridad* urgencia*
volumen cantidad numero
variedad gama diversidad surtido
necesidad* requisito* demanda* requerimiento*
requerimiento* requisito* necesidad* especificacion*
solucion* respuesta* remedio*
consulta* duda* pregunta* cuestion* peticion* solicitud* informacion
queja* reclamacion* disconformidad*
sugerencia* propuesta* idea*
decision* eleccion*
origen fuente* procedencia
fuente* origen
resultado* conclusion* hallazgo*
conclusion* resultado*
aprendizaje* ensenanza formacion
conocimiento* saber
tecnica* metodo* procedimiento*
metodologia* metodo* enfoque*
agil agiles scrum kanban
norma_iso iso norma
medio_ambiente ambiental* medioambient*
energia energetic*
residuo* desecho* vertido*
agua hidric* aguas
gas gases
naval barco* buque* embarcacion*
barco* embarcacion* nave*
tripulacion equipo
tren* ferroviari* ferrocarril*
avion* aeronave* aereo*
pasajero* viajero* usuario* cliente*
conductor* chofer* transportista*
mercado* sector*
competencia competidor* mercado
negocio* empresa* actividad
pyme pymes empresa* pequenas_empresas
autonomo* profesional*_independiente*
filial* delegacion* sucursal*
sede* oficina* central*
central casa_matriz sede
accionista* socio* inversor*
gerencia direccion directiv*
junta_directiva direccion consejo
consejo comite* junta*
comite* grupo_de_trabajo comision*
grupo*_de_trabajo comision* comite* equipo*
optica gafas lentes graduacion* montura*
graduacion* vista examen*_visual optometri* revision*_de_la_vista
lente* lentilla* gafas cristal cristales
veterinari* animal animales mascota* clinica_veterinaria
mascota* animal animales < perro* gato*
biblioteca* prestamo* fondo* libro* sala_de_lectura
prestamo* libro* material_bibliografico
lector* usuario* socio* abonado*
catalogacion catalog* ficha* registro* bibliografic*
odontolog* dental dentista bucodental boca
empaste* obturacion* caries
limpieza*_bucal* limpieza*_dental* profilaxis higiene_bucal
cerradura* cerrajeria llave* bombin*
sonido audio megafonia acustica
iluminacion luces luz foco focos
escenario* escena montaje_escenico
ramo* flor* arreglo*_floral* centro*_de_flores corona*
floristeria flores floral
despiece* corte* carne canal canales
radiografia* imagen rayos_x placa* radiodiagnostico
ecografia* imagen ultrasonido*
parto* nacimiento* matrona obstetricia
recien_nacido* bebe* neonato* neonatal
psicologi* terapia* salud_mental intervencion_psicologica
sesion* terapia* consulta*
logopeda* habla lenguaje logopedia
instrumento* musica* musical*
coro* canto voz
alumno*_de_musica alumnos instrumento
vuelo* cabina a_bordo
tripulante* tripulacion cabina
carta cartas correspondencia correo envios_postales
certificado* envio*
topografi* levantamiento* replanteo
levantamiento* medicion* topografi*
geologi* suelo* sondeo* geotecni*
sondeo* perforacion* prospeccion_geologica
telecomunicaciones telefonia fibra redes
antena* torre* estacion*_base repetidor*
ascensor* elevador* montacarga*
vidrio* cristal* acristalamiento
rotativa* impresora* imprenta
tirada* ejemplar* impresion*
costura confeccion taller_de_costura
patron patrones patronaje prenda* modelo*
ceramica barro loza alfareria
conserva* envasado* lata*
pesca pesquero captura* pescado
pescador* marinero* tripulante*
mina* mineria yacimiento* extraccion
vertedero* planta_de_reciclaje punto_limpio
archivo* archivistic* fondo*_documental* legajo*
expurgo* archivo seleccion_documental
proyecto*_de_cooperacion proyecto* cooperacion
refugiad* solicitante*_de_asilo migrante*
insercion_laboral insercion empleo orientacion_laboral
orientacion_laboral empleo busqueda_de_empleo
comedor_escolar comedor monitor*_de_comedor
transporte_escolar ruta*_escolar* autobus_escolar
interno* preso* recluso* poblacion_reclusa
funeraria* tanatorio* sepelio*
puesto*_de_control control* acceso*
pasaporte* documento*_de_identidad dni
estudio*_de_mercado encuesta* investigacion*_de_mercado
hipotesis estudio* analisis
ayuda_humanitaria emergencia* reparto_de_alimentos
banco_de_alimentos alimentos donacion*
analisis_de_datos datos analitica
cuadro_macro previsiones
inventario_anual inventario recuento
alta_de_clientes clientes_nuevos registro
atencion_a_domicilio visitas domicilio
gestion_documental documentacion documentos archivo
control_de_plagas plagas
control_de_stock stock existencias inventario
control_de_gastos gastos costes
control_de_calidad calidad ensayos
control_de_temperatura* temperatura*
elaboracion_de_informes informes
facturacion facturas factura*
contratos_de_obra contratos
plan_de_estudio* estudios
planes_de_cuidados cuidados plan_de_cuidado*
plan_de_tratamiento tratamiento
pautas_medicas tratamiento medicacion
material_sanitario material material_medico
material_fungible material
equipo_medico aparatos equipos
area_de_juego patio recreo
recreo* patio* descanso*
merienda* comida* refrigerio*
siesta* descanso sueno
juego* actividad* dinamica*
cuento* lectura* libro*
manualidad* taller* actividad*_plastica*
adaptacion* integracion periodo_de_adaptacion
presupuesto* oferta* estimacion*
bocadillo* sandwich* tapa* pincho*
tapa* racion* aperitivo* pincho*
terraza* exterior mesas
turno*_de_comida* servicio* comida*
carta_de_vinos vinos bodega
nomina_mensual nominas
liquidacion* cuenta* finiquito*
trabajador*_temporal* eventual* temporero* personal_de_temporada
temporero* jornalero* cuadrilla*
refuerzo* apoyo temporada
campana_de_recogida cosecha recoleccion
poda* podas tala
semilla* plantel* plantula* semillero*
tratamiento*_fitosanitario* fumigacion* plaga*
pesada* peso pesaje
calibre* tamano* clasificacion
caja* envase* embalaje
mercado* lonja* puesto*
puesto* parada* mercado*
vecino* residente* habitante*
obra_nueva construccion promocion*
reforma*_integral* reforma* rehabilitacion*
acabado* remate* terminacion*
herramienta*_electrica* maquina*
soldador* soldadura
bancada* banco*_de_trabajo mesa*_de_trabajo
pared paredes mural murales papel_pintado revestimiento*_mural*
hospital* hospitalari*
escuela* escolar* colegio*
banco bancos bancari* bancaria
vina* vitivinicola* viticol* vinedo*
vino vinos vinicola* enologi*
agricultura agrario* agraria* agricola*
mar maritim* marin*
carretera* vial viales vias
ciudad urban* municipal*
nino* infantil* infancia
familia* familiar*
diente* dental* odontologi*
sangre sanguine* hemat*
corazon cardia* cardiologi*
agua aguas hidraulic* hidric*
impuesto* fiscal* tributari*
ley leyes juridic* legal*
tribunal* judicial* juzgado*
lengua* linguistic* idioma*
musica musical*
deporte* deportiv*
salud sanitari* medic*
alimento* alimentari* alimentici*
cocina culinari* gastronomi*
fabrica* industrial* fabril*
telefono* telefonic*
ordenador* informatic*
universidad* universitari*
investigacion cientific*
animal* veterinari*
ganado ganader* pecuari*
planta* vegetal* botanic*
bosque* forestal*
fruta* frutal* fruter*
verdura* horticola* huerta*
pescado* pesquer*
hotel* hotelero* hotelera* hosteleria
turismo turistic*
avion* aereo* aeronautic*
tren* ferroviari*
barco* naval* nautic*
puerto* portuari*
coche* automocion automovil*
finanzas financier*
precio* tarifari* tarifa*
prensa periodistic*
imagen* visual* grafic*
arte artistic*
cultura cultural*
museo* museistic*
calor termic* calefaccion
frio frigorific* refriger*
luz luces lumin* iluminacion
metal* metalurgi* metalic*
mayores geriatric* anciano*
cliente* clientela comercial*
dato* estadistic* numeric*
vivienda* residencial* inmobiliari*
inmueble* inmobiliari*
empresa* empresarial*
mercancia* logistic*
`
