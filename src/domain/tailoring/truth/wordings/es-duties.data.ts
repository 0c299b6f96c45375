/** Duties of many trades in Spanish, a row what people exchange when they say them again; see `wordings.ts`. */
export const dutyWordingsEs = `
represent* supo* supus* signific* equival*
pautad* prescri* recet* indicad*
noche* nocturn*
manana* matutin* turno_de_manana
tarde* vespertin*
fin_de_semana fines_de_semana sabados_y_domingos
cita* consulta* visita* gestion_medica gestiones_medicas
gestion* tramit* diligencia*
rotativ* turno* turnos
pasarela* medio_de_pago medios_de_pago pago*
mandante* cliente* contratante*
operari* trabajador* obrer* peon*
subcontrat* contratist* empresa_subcontratada empresas_subcontratadas empresa_colaboradora empresas_colaboradoras
acort* adelant* reduc* disminu*
costo* coste* gasto*
plata dinero efectivo
celular* movil* telefono*
computador* ordenador* equipo*
carro* coche* auto autos automovil* turismo*
camioneta* furgoneta* van utilitario*
colectivo* autobus* bus buses autocar*
manejar maneje manejo conduc* conduj*
boleta* recibo* factura* ticket* comprobante*
arqueo* cuadre* cierre* caja
relev* levant* recog* toma
requerimiento* requisito* necesidad*
bug* error* fallo* defecto* incidencia*
despliegue* puesta_en_produccion release* entrega* deploy*
repositorio* codigo
desarroll* program* codific*
app aplicacion* aplicativo* programa*
sitio* web webs pagina* portal*
funcionalidad* modulo* feature*
prueba* test tests testing ensayo*
servidor* infraestructura*
respaldo* copia_de_seguridad copias_de_seguridad backup*
usuario* cliente* beneficiari*
tablero* cuadro_de_mando cuadros_de_mando dashboard* panel paneles
informe* reporte* memoria* resumen* reporting
quincenal* cada_quince_dias cada_dos_semanas
dependient* vendedor* personal_de_tienda
ropa prenda* textil*
prenda* ropa articulo* producto*
reposicion repon* repus* surtid* relleno
dobl* orden* coloc* recog*
escaparate* vitrina* aparador*
cambio* devolucion* reclamacion*
reclamacion* queja* reclamo* incidencia*
cobr* caja pago*
inventario* recuento* stock existencias conteo
mercancia* genero producto* mercaderia*
pedido* orden_de_compra ordenes_de_compra encargo* compra*
proveedor* suministrador*
albaran* remito* nota_de_entrega notas_de_entrega guia_de_remision
factura* comprobante*
impago* moroso* morosidad deuda* cobranza*
cobranza* recobro* recuperacion reclamacion*
conciliacion* cuadre* punteo
asiento* apunte* registro*
impuesto* tributo* declaracion* fiscal*
nomina* salario* sueldo* planilla* pago_de_haberes liquidacion_de_haberes
empleado* trabajador* colaborador* plantilla personal
vacaciones permiso* ausencia* licencia*
baja* incapacidad* licencia*
alta* incorporacion* ingreso*
horario* cuadrante* turno* planificacion calendario*
entrevista* proceso_de_seleccion procesos_de_seleccion seleccion
vacante* puesto* posicion* plaza*
onboarding acogida induccion bienvenida
contrato* alta* documentacion_laboral
aseo higiene bano lavado
vestid* vestir arregl*
moviliz* traslad* cambio_postural cambios_posturales transferencia*
panal* higiene
medicacion medicamento* farmaco* tratamiento* medicina*
constante* signos_vitales tension temperatura
cura* herida* curacion*
ulcera* herida* lesion*
paciente* enfermo enfermos enferma enfermas ingresad* usuario*
anciano* mayor mayores personas_mayores tercera_edad adulto_mayor adultos_mayores residente*
residente* mayor mayores usuario* anciano*
familia* familiar* pariente* allegado*
historia* historial* expediente* ficha*
analitica* extraccion* muestra*
vacuna* inmuniz*
parto* nacimiento*
quirofano* cirugia*
rehabilitacion terapia* ejercicio*
comida* alimento* alimentacion < almuerzo* cena* desayuno* merienda*
comedor almuerzo* comida*
patio recreo
juego* actividad_ludica actividades_ludicas ludic* dinamica*
manualidad* taller_de_plastica actividades_plasticas
nino* nina* menor menores peques pequeno* infantes alumn*
alumn* estudiante* escolar*
clase* sesion* leccion* materia*
deberes tarea* ejercicio*
examen* prueba* evaluacion*
boletin* nota* calificacion*
tutor* tutel* mentor*
excursion* salida* visita*
fiesta* celebracion* festival* acto*
navidad navidena navideno navidenas navidenos
cuento* cuentacuentos lectura*
unidad_didactica unidades_didacticas programacion_didactica programaciones
trimestral* cada_tres_meses
semestral* dos_veces_al_ano cada_seis_meses
bimestral* cada_dos_meses
obra* construccion* proyecto*
hormigon concreto cemento
pavimentacion pavimentado asfaltado carretera*
carretera* via vias ruta* calzada* vial*
plano* dibujo* delineacion
topograf* levantamiento* replanteo
medicion* cubicacion* cantidades
maquinaria equipo_pesado maquina*
seguridad prevencion_de_riesgos prevencion
charla* formacion* sesion* capacitacion*
accidente* siniestro* incidente*
averia* fallo* rotura* desperfecto*
parada* paro* detencion* interrupcion*
repuesto* recambio* pieza*
engras* lubric*
calibr* ajust* regl* puesta_a_punto
linea* cadena* produccion
lote* partida* tanda*
merma* desperdicio* perdida* sobrante* sobra*
residuo* desecho* basura
embal* empaquet* envas*
palet* tarima*
carretilla* montacargas elevadora* toro
muelle* carga
expedicion* envio* despacho* salida*
recepcion* entrada* llegada*
ruta* recorrido*
cliente* comensal* huesped*
habitacion* cuarto*
huesped* cliente* viajero*
reserva* reservacion* booking
check-in entrada* registro_de_entrada registro
check-out salida*
limpieza aseo higiene
lavanderia lenceria ropa_blanca
mesa* sala salon
barra* bar
cocina* fogones
plato* elaboracion* preparacion*
carta* menu*
postre* reposteria
masa* amas*
horno* hornead* coccion*
temperatura* cadena_de_frio
campo finca* explotacion parcela*
cosecha* recoleccion vendimia* recog*
riego* irrigacion
ganado animal* res reses
poda* podar
jardin* zona_verde zonas_verdes parque*
corte* pelad*
tinte* coloracion* mechas
peinad* recogido*
cabello pelo cuero_cabelludo
unas manicura*
campana* accion*
publicacion* post posts contenido* articulo*
boletin newsletter*
nota_de_prensa notas_de_prensa comunicado*
seguidor* suscriptor* audiencia
evento* acto* jornada*
asistente* participante* publico
feria* salon exposicion*
folleto* triptico* diptico* cartel*
foto* imagen* fotografia*
libro* volumen* fondo* ejemplar*
prestamo* circulacion
socio* abonado* miembro*
voluntari* cooperante*
donacion* aporte* recaudacion
subvencion* ayuda* fondos
contrato* convenio* acuerdo*
demanda* escrito* procedimiento*
vista* juicio* audiencia*
escritura* acta* documento*
inmueble* piso* vivienda* propiedad*
inquilino* arrendatari*
alquiler* arriendo* arrendamiento*
poliza* seguro*
siniestro* parte* reclamacion*
credito* prestamo* financiacion
muestra* probeta*
ensayo* prueba* analisis
ronda* patrulla* vigilancia
acceso* entrada* puerta*
alarma* aviso*
capacidad* funcion* estado
objetivo* meta* cuota*
cartera* clientes cuenta*
visita* reunion* desplazamiento*
llamada* contacto*
captacion prospeccion nuevos_clientes
oferta* presupuesto* cotizacion* propuesta_comercial propuestas_comerciales
gripe antigripal*
imprevist* no_programad* no_planificad*
caducidad* vencimiento* fecha_de_caducidad
tension presion_arterial tension_arterial
glucosa glucemia azucar
faja* cinta* correa*
capacit* entren* formacion
`
