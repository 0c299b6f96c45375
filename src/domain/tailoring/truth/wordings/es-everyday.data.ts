/** Spanish names of one thing of everyday work in many trades. See `wordings.ts`. */
export const everydayWordingsEs = `
plantilla personal empleados equipo_humano trabajadores
regreso vuelta retorno
radiografia* placa placas
consumible* desechable* material_desechable fungible*
folleto* triptico* prospecto* cuadernillo*
cuadrante* horario* turnos planilla*
caja cajas caja_registradora
recaudacion ingresos_del_dia
inventario* recuento* conteo*
entrega* envio* despacho*
paquete* bulto* encomienda*
palet palets tarima* palé palés
preparacion_de_pedidos picking
recepcion_de_mercancia entrada_de_mercancia
factura* facturacion comprobante*
presupuesto* cotizacion* oferta_economica
reclamacion_de_pago recordatorio_de_pago reclamacion_de_cobro
impago* deuda* cuentas_por_cobrar saldo_pendiente
cierre_mensual cierres_mensuales cierre_de_mes
cuentas_anuales cierre_anual balance*
nota_de_gastos gastos_de_viaje viaticos
acta actas minuta*
agenda* calendario* citas
correspondencia correo cartas
boletin* newsletter* circular*
consulta* pregunta* duda* solicitud*
queja* reclamacion* reclamo*
centralita* conmutador
averia* falla* fallo* desperfecto*
repuesto* recambio* refaccion* refacciones
cableado* cables instalacion_electrica
tablero* cuadro_electrico cuadros_electricos armario_electrico
caldera* calentador*
tuberia* cañeria* conducciones
plano planos dibujo*
andamio* andamiaje
albañileria ladrillo* muro muros
yeso enlucido* revoque*
azulejo* baldosa* alicatado* solado*
obra obras construccion
subcontrata* subcontratista* contratista*
planta unidad_de_hospitalizacion servicio_hospitalario
cura curas vendaje* heridas
medicamento* farmaco* medicacion
vacuna* vacunacion inmunizacion
extraccion_de_sangre extracciones_de_sangre analitica*
relevo* cambio_de_turno entrega_de_turno
plan_de_cuidados pae
residente* usuario*
aseo higiene higiene_personal
clase* leccion* sesion_lectiva
deberes tareas_escolares
examen examenes prueba* control
reunion_de_padres tutoria_con_familias
excursion* salida* salida_escolar
guarderia* escuela_infantil jardin_de_infancia
carta menu menus
plato* platillo* comida*
entrante* entrada* aperitivo*
postre* dulce*
masa masas amasado*
comensal* cliente* huesped*
reserva* reservacion*
recepcion mostrador
limpieza_de_habitaciones camareras_de_piso housekeeping
evento* celebracion* banquete*
boda* enlace*
ramo* arreglo_floral arreglos_florales
corona* arreglo_funerario
seto* arbusto*
cesped pasto grama
plantula* plantel plantones
invernadero* vivero*
cosecha* recoleccion
ganado rebaño* hato vacas reses
ordeño* ordeñar
corte cortes corte_de_pelo
color tinte* teñido* teñir teñi teñia coloracion
nota_de_prensa notas_de_prensa comunicado* boletin_de_prensa
articulo* pieza* reportaje*
correccion_de_pruebas corrección_ortotipografica
maquetacion* diseño_de_paginas diagramacion
cartel* afiche* poster*
sitio_web pagina_web web paginas
funcionalidad* funcion_de_software
despliegue* puesta_en_produccion
caso_de_prueba casos_de_prueba escenario_de_prueba
flujo_de_datos pipeline*
centro_de_datos sala_de_servidores cpd
portatil* laptop* notebook*
ronda* patrulla* recorrido_de_vigilancia
videovigilancia camaras_de_seguridad cctv
incidente* incidencia* suceso*
primeros_auxilios atencion_inicial
simulacro* ejercicio_de_evacuacion
evaluacion_de_riesgos analisis_de_riesgos
muestra* especimen*
lote* partida* tanda*
etiqueta* rotulo*
soldadura* soldado soldar
torno* torneado
fresadora* fresado
rechazo* merma* desecho*
instrumento_de_medida aparato_de_medicion equipos_de_medicion
linea_de_produccion cadena_de_montaje linea_de_montaje
turno_rotativo turnos_rotativos trabajo_a_turnos
noche noches turno_de_noche turno_nocturno
guardia* guardia_localizada disponibilidad
horas_extra horas_extraordinarias
becario* practicante* alumno_en_practicas pasante*
nuevo_empleado nuevos_empleados nuevas_incorporaciones recien_llegados nuevo_ingreso
inquilino* arrendatario*
propietario* arrendador* casero*
arrendamiento* alquiler* contrato_de_alquiler
visita_a_inmuebles visita_de_vivienda visitas_a_viviendas
demanda* escrito* escritos_procesales
juicio* vista* audiencia*
expediente* caso casos
refugiado* solicitante_de_asilo
familia_de_acogida familias_acogedoras
visita_domiciliaria visitas_domiciliarias visita_a_domicilio visitas_a_domicilio
prestacion_social ayuda_social subsidio*
subvencion* ayuda_economica
donante* benefactor*
partido* encuentro* competicion*
entrenamiento* sesion_de_entrenamiento
piscina* alberca* pileta*
ensayo* pase
publico espectador* asistentes
exposicion* muestra
fondo fondos coleccion*
prestamo* prestamos
estanteria* lineal* balda* anaquel*
equipaje maleta*
barco* buque* embarcacion*
sala_de_ventas piso_de_venta superficie_de_venta
escaparate* vitrina* aparador*
capacitacion* formacion entrenamiento
controlador_logico* automata_programable automatas_programables plc plcs
`
