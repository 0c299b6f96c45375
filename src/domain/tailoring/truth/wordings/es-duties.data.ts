/** Duties of many trades in Spanish, a row what people exchange when they say them again; see `wordings.ts`. */
export const dutyWordingsEs = `
pautad* prescri* recet* indicad*
noche* nocturn*
tarde* vespertin*
fin_de_semana fines_de_semana sabados_y_domingos
cita* consulta* visita* gestion_medica gestiones_medicas
gestion* tramit* diligencia*
rotativ* turno* turnos
mandante* cliente* contratante*
acort* adelant* reduc* disminu*
computador* ordenador* equipo*
camioneta* furgoneta* van utilitario*
manejar maneje manejo conduc* conduj*
boleta* recibo* factura* ticket* comprobante*
arqueo* cuadre* cierre* caja
relev* levant* recog* toma
despliegue* puesta_en_produccion release* entrega* deploy*
desarroll* program* codific*
app aplicacion* aplicativo* programa*
sitio* web webs pagina* portal*
prueba* test tests testing ensayo*
respaldo* copia_de_seguridad copias_de_seguridad backup*
usuario* cliente* beneficiari*
tablero* cuadro_de_mando cuadros_de_mando dashboard* panel paneles
informe* reporte* memoria* resumen* reporting
quincenal* cada_quince_dias cada_dos_semanas
dependient* vendedor* personal_de_tienda
prenda* ropa articulo* producto*
reposicion repon* repus* surtid* relleno
dobl* orden* coloc* recog*
cambio* devolucion* reclamacion*
reclamacion* queja* reclamo* incidencia*
cobr* caja pago*
inventario* recuento* stock existencias conteo
mercancia* genero producto* mercaderia*
pedido* orden_de_compra ordenes_de_compra encargo* compra*
factura* comprobante*
cobranza* recobro* recuperacion reclamacion*
conciliacion* cuadre* punteo
impuesto* tributo* declaracion* fiscal*
nomina* salario* sueldo* planilla* pago_de_haberes liquidacion_de_haberes
empleado* trabajador* colaborador* plantilla personal
alta* incorporacion* ingreso*
horario* cuadrante* turno* planificacion calendario*
entrevista* proceso_de_seleccion procesos_de_seleccion seleccion
moviliz* traslad* cambio_postural cambios_posturales transferencia*
medicacion medicamento* farmaco* tratamiento* medicina*
constante* signos_vitales tension temperatura
paciente* enfermo enfermos enferma enfermas ingresad* usuario*
vacuna* inmuniz*
comida* alimento* alimentacion < almuerzo* cena* desayuno* merienda*
alumn* estudiante* escolar*
clase* sesion* leccion* materia*
examen* prueba* evaluacion*
tutor* tutel* mentor*
excursion* salida* visita*
navidad navidena navideno navidenas navidenos
trimestral* cada_tres_meses
semestral* dos_veces_al_ano cada_seis_meses
obra* construccion* proyecto*
maquinaria equipo_pesado maquina*
charla* formacion* sesion* capacitacion*
averia* fallo* rotura* desperfecto*
engras* lubric*
calibr* ajust* regl* puesta_a_punto
lote* partida* tanda*
merma* desperdicio* perdida* sobrante* sobra*
embal* empaquet* envas*
carretilla* montacargas elevadora* toro
muelle* carga
recepcion* entrada* llegada*
cliente* comensal* huesped*
huesped* cliente* viajero*
check-in entrada* registro_de_entrada registro
check-out salida*
limpieza aseo higiene
mesa* sala salon
plato* elaboracion* preparacion*
carta* menu*
masa* amas*
temperatura* cadena_de_frio
cosecha* recoleccion vendimia* recog*
cabello pelo cuero_cabelludo
publicacion* post posts contenido* articulo*
boletin newsletter*
feria* salon exposicion*
foto* imagen* fotografia*
voluntari* cooperante*
subvencion* ayuda* fondos
demanda* escrito* procedimiento*
vista* juicio* audiencia*
siniestro* parte* reclamacion*
ensayo* prueba* analisis
capacidad* funcion* estado
visita* reunion* desplazamiento*
oferta* presupuesto* cotizacion* propuesta_comercial propuestas_comerciales
imprevist* no_programad* no_planificad*
caducidad* vencimiento* fecha_de_caducidad
capacit* entren* formacion
`
