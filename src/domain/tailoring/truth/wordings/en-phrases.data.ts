/** English phrases that say one thing, and words for what something is like, when and how often; see `wordings.ts`. */
export const phraseWordingsEn = `
over_the_phone by_phone by_telephone on_the_phone on_the_telephone via_phone telephone phone
in_charge_of responsible_for
used_to accustomed familiar_with experienced experience
accustomed used_to experience* familiar
acted acting served serving worked working as
took_turns rotat* in_turn on_rotation rota
as_well_as and along_with together_with plus
together_with along_with alongside with
in_line_with according_to in_accordance_with as_per following to_standard in_keeping_with
in_case_of in_the_event_of when if during
on_behalf_of for
with_the_help_of using with by_means_of
with_a_view_to in_order_to so_as_to for
point_of_contact contact_person contact port_of_call go-to_person first_contact
first_port_of_call first_point_of_contact first_contact initial_contact
hand_over handed_over handing_over handover* brief* pass_on passed_on
shift_change* end_of_shift* end_of_each_shift end_of_the_shift change_of_shift* incoming_shift
get_ready got_ready getting_ready prepar* ready readied make_ready made_ready
keep_track kept_track keeping_track track* monitor* follow*
keep_watch kept_watch keeping_watch monitor* watch* observ*
keep_an_eye kept_an_eye keeping_an_eye monitor* watch* supervis*
keep_informed kept_informed keeping_informed inform* updat* announc* notif*
keep_up_to_date kept_up_to_date updat* maintain*
keep_in_order kept_in_order maintain* tidy tidied
keep_clean kept_clean clean*
make_sure made_sure making_sure ensur* check*
draw_attention drew_attention report* flag* point_out pointed_out
point_out pointed_out flag* report* highlight* notif*
put_in_order order* sort* tidy tidied arrang*
put_right rectif* correct* fix* remed*
put_through transfer* connect*
put_back return* replac* reshelv*
write_to wrote_to email* mail* letter*
follow-up* follow_up followed_up check_back checked_back chase* chased
chase_up chased_up remind* follow_up
type_in typed_in enter enters entered entering entry entries key*
key_in keyed_in enter enters entered entering entry entries type*
sign_for signed_for receiv* accept*
take_down took_down note* record* remov*
take_orders took_orders taking_orders order-taking order_taking
take_measurements took_measurements measur*
take_minutes took_minutes minute-taking minute_taking minuted
take_stock stock-tak* stocktak* inventor* count counts counted counting
take_bookings took_bookings booking* reservation*
take_photos took_photos photograph*
make_appointments made_appointments schedul* book_appointments booked_appointments appointment_booking
make_announcements made_announcements announc* tannoy* loudspeaker* public_address
announcement* loudspeaker* tannoy* public_address keep_informed kept_informed kept_passengers_informed
make_deliveries deliver*
make_repairs repair*
make_entries enter enters entered entering entry entries record*
make_arrangements arrang*
give_advice gave_advice advis* advice
give_information gave_information inform* explain* explanation*
give_talks gave_talks talk* presentation* lectur*
give_tours gave_tours tour* guid* show_round showed_round
hold_meetings held_meetings meeting*
hold_classes held_classes teach taught class classes
run_classes ran_classes teach taught class classes
run_checks ran_checks check*
run_tests ran_tests test*
carry_out_repairs carried_out_repairs repair*
carry_out_checks carried_out_checks check*
show_round showed_round show_around showed_around guid* tour*
talk_through talked_through explain* explanation* go_through went_through going_through discuss*
go_over went_over review* check* discuss*
go_through went_through going_through explain* explanation* review* check* discuss*
go_along went_along attend* accompan*
step_in stepped_in cover* stand_in stood_in
help_out helped_out assist* support* help*
lend_a_hand lent_a_hand help* assist*
pitch_in pitched_in help* assist* support*
have_a_hand had_a_hand contribut* help*
be_involved was_involved involved_in took_part participat* contribut*
on_and_off board* alight* boarding alighting
board boarded boarding get_on getting_on on_and_off on_board
bring_up brought_up rais*
weigh_out weighed_out measur*
cut_to_size trim* cut_to_measure cut_to_length trimmed_to_measure made_to_measure
to_size to_measure to_length
wear_and_tear worn wear damage
pair two couple duo
couple_of two pair_of
per_shift a_shift each_shift every_shift
light_level* light_exposure exposure_to_light lighting
condition_survey* condition_check* surveyed_the_condition condition
cost costs charge charges price prices fee fees
private_home* private_house* home homes house houses
re-order* reorder* order*
re-set reset resetting set
re-book* rebook* book*
re-design* redesign* design*
re-stock* restock* stock*
re-open* reopen* open*
re-check* recheck* check* check_again checked_again double-check*
double-check* check_twice recheck* check* cross-check*
re-test* retest* test*
re-pack* repack* pack*
re-label* relabel* label*
re-plan* replan replanned replanning plan plans planned planning
up_to as_many_as maximum maximal max
more_than over above upwards_of in_excess_of exceeding
under below less_than fewer_than
at_ease comfortable confident
at_height at_heights heights high
in_the_wings backstage behind_the_scenes
get-in get_in load-in load_in
after_performances once_the_show_was_over after_the_show after_shows after_each_performance
lost_property lost_items lost_item* lost_belongings lost_and_found
brothers_and_sisters sibling* siblings
little_ones youngest smallest small_children young_children toddlers
tea supper dinner evening_meal*
evening_meal* dinner* supper* tea
bedtime bed time_for_bed
accident_book* accident_log* accident_record* accident_register*
graze* scrape* minor_injur* small_injur* scratch* cut cuts
minor small slight little light
on_ropes rope_access ropes
in_operation running operating
new-build* newly_built new_house* new_home*
newly_built new-build* new
limited_budget* small_budget* tight_budget* limited_money limited_means low_budget* little_money
small limited modest tight little low
money budget* funds means
pack*_the_van load*_the_van pack*_the_truck load*_the_truck pack*_the_lorry load*_the_lorry
frank franked franking franking_machine* postage_machine*
court_case* court_hearing* courts court trials
safety-minded safety_minded safety-conscious safety_conscious
go_on_air went_on_air broadcast* transmission
digital electronic* computerised computerized online paperless
fragile delicate breakable
faulty defective broken damaged malfunctioning not_working
clean spotless hygienic tidy
full complete whole
icy frost* frosty ice freezing_weather winter_weather snow
hot heated warm
light lightweight
quiet calm silent
calm quiet composed level-headed
newborn* new-born* neonat* baby babies
baby babies infant* newborn*
young junior youthful
native local indigenous
local area nearby neighbourhood neighborhood surrounding
daytime day by_day
overnight night nights at_night night-time
nocturnal night night-time
festive christmas holiday
weekend* < saturday* sunday*
rush_hour* peak peak_hour* peak_time* busy_time* busy_period* rush_period*
lunch_hour* lunch_break* midday lunchtime*
yearly annual annually once_a_year every_year each_year per_annum
twice-yearly half-yearly biannual twice_a_year every_six_months six-monthly
quarterly every_three_months three-monthly four_times_a_year
fortnightly every_two_weeks every_fortnight biweekly every_other_week
hourly every_hour each_hour
frequently often regularly many_times
ahead_of before prior_to
following after
late delayed overdue behind_schedule
short-notice last-minute at_short_notice
bespoke made-to-measure made_to_measure custom-made custom_made made-to-order tailor-made custom custom-built purpose-made
made_to_order to_order on_commission commissioned on_request custom
by_hand manual* manually handmade
brand-new new
antique* period old
historic* heritage listed old
up-to-date up_to_date current
outdated obsolete old out_of_date
voluntary unpaid volunteer*
outstanding pending open unresolved
public community civic
transparent clear see-through
`
