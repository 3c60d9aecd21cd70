import SwiftUI

/// The cases in the order of their names; `pixels` and level are those of the reference pictures.
@MainActor public let fidelityCases: [FidelityCase] = [
  FidelityCase("af-basiccornerradius", 600, 600, scale: 3, .light, .large, os: 17, platform: "iOS")
  {
    AnyView(Case_af_basiccornerradius())
  },
  FidelityCase("dd-largetitle-short", 400, 400, scale: 1, .light, .large, os: 15, platform: "iOS") {
    AnyView(Case_dd_largetitle_short())
  },
  FidelityCase("dd-named-short", 400, 400, scale: 1, .light, .large, os: 15, platform: "iOS") {
    AnyView(Case_dd_named_short())
  },
  FidelityCase("dd-simple-long", 400, 400, scale: 1, .light, .large, os: 15, platform: "iOS") {
    AnyView(Case_dd_simple_long())
  },
  FidelityCase("dd-simple-short", 400, 400, scale: 1, .light, .large, os: 15, platform: "iOS") {
    AnyView(Case_dd_simple_short())
  },
  FidelityCase("dd-title-loading", 400, 400, scale: 1, .light, .large, os: 15, platform: "iOS") {
    AnyView(Case_dd_title_loading())
  },
  FidelityCase("dd-tuple-large", 400, 400, scale: 1, .light, .large, os: 15, platform: "iOS") {
    AnyView(Case_dd_tuple_large())
  },
  FidelityCase(
    "flow-hflow_colorBoxes", 320, 200, scale: 1, .light, .large, os: 26, platform: "macOS"
  ) {
    AnyView(Case_flow_hflow_colorBoxes())
  },
  FidelityCase("ha-builder-light", 1170, 2532, scale: 3, .light, .large, os: 26, platform: "iOS") {
    AnyView(Case_ha_builder_light())
  },
  FidelityCase(
    "ha-calendar-mediumnotconfigured-light", 1092, 510, scale: 3, .light, .large, os: 26,
    platform: "iOS"
  ) {
    AnyView(Case_ha_calendar_mediumnotconfigured_light())
  },
  FidelityCase(
    "ha-calendar-small-light", 510, 510, scale: 3, .light, .large, os: 26, platform: "iOS"
  ) {
    AnyView(Case_ha_calendar_small_light())
  },
  FidelityCase(
    "ha-circular-ios-capacity-ring", 360, 360, scale: 3, .dark, .large, os: 26, platform: "iOS"
  ) {
    AnyView(Case_ha_circular_ios_capacity_ring())
  },
  FidelityCase(
    "ha-circular-ios-icon-value-name-open", 360, 360, scale: 3, .dark, .large, os: 26,
    platform: "iOS"
  ) {
    AnyView(Case_ha_circular_ios_icon_value_name_open())
  },
  FidelityCase(
    "ha-circular-ios-no-min-max", 360, 360, scale: 3, .dark, .large, os: 26, platform: "iOS"
  ) {
    AnyView(Case_ha_circular_ios_no_min_max())
  },
  FidelityCase(
    "ha-circular-ios-zero-fraction", 360, 360, scale: 3, .dark, .large, os: 26, platform: "iOS"
  ) {
    AnyView(Case_ha_circular_ios_zero_fraction())
  },
  FidelityCase(
    "ha-circular-watch-no-min-max", 200, 200, scale: 2, .dark, .large, os: 26, platform: "watchOS"
  ) {
    AnyView(Case_ha_circular_watch_no_min_max())
  },
  FidelityCase(
    "ha-collapsible-collapsed", 1170, 2532, scale: 3, .light, .medium, os: 26, platform: "iOS"
  ) {
    AnyView(Case_ha_collapsible_collapsed())
  },
  FidelityCase(
    "ha-island-chronometerUnderAnHour", 210, 90, scale: 3, .dark, .large, os: 26, platform: "iOS"
  ) {
    AnyView(Case_ha_island_chronometerUnderAnHour())
  },
  FidelityCase(
    "ha-live-chronometer-light", 1080, 390, scale: 3, .light, .large, os: 26, platform: "iOS"
  ) {
    AnyView(Case_ha_live_chronometer_light())
  },
  FidelityCase(
    "ha-live-criticalText-light", 1080, 390, scale: 3, .light, .large, os: 26, platform: "iOS"
  ) {
    AnyView(Case_ha_live_criticalText_light())
  },
  FidelityCase("ha-tiles-large-04", 1050, 930, scale: 3, .light, .large, os: 26, platform: "iOS") {
    AnyView(Case_ha_tiles_large_04())
  },
  FidelityCase("ha-tiles-small-02", 480, 480, scale: 3, .light, .large, os: 26, platform: "iOS") {
    AnyView(Case_ha_tiles_small_02())
  },
  FidelityCase("rc-redacted-ios15", 300, 60, scale: 1, .light, .large, os: 15, platform: "iOS") {
    AnyView(Case_rc_redacted_ios15())
  },
  FidelityCase("rc-text-ios18", 300, 60, scale: 1, .light, .large, os: 18, platform: "iOS") {
    AnyView(Case_rc_text_ios18())
  },
  FidelityCase("rc-text-ios26", 300, 60, scale: 1, .light, .large, os: 26, platform: "iOS") {
    AnyView(Case_rc_text_ios26())
  },
  FidelityCase("sst-swiftui-device", 640, 1136, scale: 2, .light, .medium, os: 13, platform: "iOS")
  {
    AnyView(Case_sst_swiftui_device())
  },
  FidelityCase("sst-swiftui-fixed", 400, 200, scale: 2, .light, .large, os: 13, platform: "iOS") {
    AnyView(Case_sst_swiftui_fixed())
  },
  FidelityCase(
    "sst-title1-accessibility-extra-extra-extra-large", 1285, 208, scale: 3, .light,
    .accessibility5, os: 13, platform: "iOS"
  ) {
    AnyView(Case_sst_title1_accessibility_extra_extra_extra_large())
  },
  FidelityCase(
    "sst-title1-accessibility-extra-large", 1070, 172, scale: 3, .light, .accessibility3, os: 13,
    platform: "iOS"
  ) {
    AnyView(Case_sst_title1_accessibility_extra_large())
  },
  FidelityCase(
    "sst-title1-accessibility-large", 962, 154, scale: 3, .light, .accessibility2, os: 13,
    platform: "iOS"
  ) {
    AnyView(Case_sst_title1_accessibility_large())
  },
  FidelityCase(
    "sst-title1-accessibility-medium", 852, 137, scale: 3, .light, .accessibility1, os: 13,
    platform: "iOS"
  ) {
    AnyView(Case_sst_title1_accessibility_medium())
  },
  FidelityCase(
    "sst-title1-extra-extra-extra-large", 765, 122, scale: 3, .light, .xxxLarge, os: 13,
    platform: "iOS"
  ) {
    AnyView(Case_sst_title1_extra_extra_extra_large())
  },
  FidelityCase(
    "sst-title1-extra-large", 677, 108, scale: 3, .light, .xLarge, os: 13, platform: "iOS"
  ) {
    AnyView(Case_sst_title1_extra_large())
  },
  FidelityCase(
    "sst-traits-se-accessibility-extra-extra-extra-large", 960, 1704, scale: 3, .light,
    .accessibility5, os: 13, platform: "iOS"
  ) {
    AnyView(Case_sst_traits_se_accessibility_extra_extra_extra_large())
  },
  FidelityCase(
    "sst-traits-se-accessibility-extra-large", 960, 1704, scale: 3, .light, .accessibility3, os: 13,
    platform: "iOS"
  ) {
    AnyView(Case_sst_traits_se_accessibility_extra_large())
  },
  FidelityCase(
    "sst-traits-se-accessibility-medium", 960, 1704, scale: 3, .light, .accessibility1, os: 13,
    platform: "iOS"
  ) {
    AnyView(Case_sst_traits_se_accessibility_medium())
  },
  FidelityCase(
    "sst-traits-se-extra-extra-large", 960, 1704, scale: 3, .light, .xxLarge, os: 13,
    platform: "iOS"
  ) {
    AnyView(Case_sst_traits_se_extra_extra_large())
  },
  FidelityCase(
    "sst-traits-se-extra-small", 960, 1704, scale: 3, .light, .xSmall, os: 13, platform: "iOS"
  ) {
    AnyView(Case_sst_traits_se_extra_small())
  },
  FidelityCase("sst-traits-se-large", 960, 1704, scale: 3, .light, .large, os: 13, platform: "iOS")
  {
    AnyView(Case_sst_traits_se_large())
  },
  FidelityCase(
    "sst-traits-se-medium", 960, 1704, scale: 3, .light, .medium, os: 13, platform: "iOS"
  ) {
    AnyView(Case_sst_traits_se_medium())
  },
  FidelityCase("sst-traits-se-small", 960, 1704, scale: 3, .light, .small, os: 13, platform: "iOS")
  {
    AnyView(Case_sst_traits_se_small())
  },
  FidelityCase("vs-toggleview", 114, 134, scale: 1, .light, .large, os: 15, platform: "iOS") {
    AnyView(Case_vs_toggleview())
  },
  FidelityCase(
    "we-digitalclockwidget", 1800, 1800, scale: 10, .light, .large, os: 17, platform: "iOS"
  ) {
    AnyView(Case_we_digitalclockwidget())
  },
  FidelityCase(
    "we-lockscreenwidget", 1800, 1800, scale: 10, .light, .large, os: 17, platform: "iOS"
  ) {
    AnyView(Case_we_lockscreenwidget())
  },
]
