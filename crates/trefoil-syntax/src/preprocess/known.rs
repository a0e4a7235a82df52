//! The names for which `__has_feature` and its like say yes, as DXC's preprocessor does.
//!
//! A name counts that stands alone between spaces. Functions of C that HLSL lacks are left out: DXC knows some 600 of them
//! (`__builtin_expect`), and refuses every use.

/// `__has_feature`.
pub(super) const FEATURES: &str = "\
    arc_cf_code_audited assume_nonnull attribute_analyzer_noreturn attribute_availability \
    attribute_availability_app_extension attribute_availability_with_message attribute_cf_consumed \
    attribute_cf_returns_not_retained attribute_cf_returns_on_parameters attribute_cf_returns_retained \
    attribute_deprecated_with_message attribute_ext_vector_type attribute_ns_consumed attribute_ns_consumes_self \
    attribute_ns_returns_not_retained attribute_ns_returns_retained attribute_objc_ivar_unused \
    attribute_objc_method_family attribute_overloadable attribute_unavailable_with_message \
    attribute_unused_on_fields c_thread_safety_attributes enumerator_attributes has_nothrow_assign \
    has_nothrow_constructor has_nothrow_copy has_trivial_assign has_trivial_constructor has_trivial_copy \
    has_trivial_destructor has_virtual_destructor is_abstract is_base_of is_class is_constructible is_convertible_to \
    is_empty is_enum is_final is_literal is_pod is_polymorphic is_standard_layout is_trivial is_trivially_assignable \
    is_trivially_constructible is_trivially_copyable is_union nullability objc_bool objc_bridge_id \
    objc_bridge_id_on_typedefs objc_nonfragile_abi objc_property_explicit_atomic objc_protocol_qualifier_mangling \
    objc_subscripting objc_weak_class ownership_holds ownership_returns ownership_takes underlying_type";

/// `__has_extension`, besides the features.
pub(super) const EXTENSIONS: &str = "\
    c_alignas c_alignof c_atomic c_generic_selections c_static_assert cxx_atomic cxx_binary_literals \
    cxx_deleted_functions cxx_explicit_conversions cxx_inline_namespaces cxx_local_type_template_args \
    cxx_nonstatic_member_init cxx_override_control cxx_range_for cxx_reference_qualified_functions \
    cxx_rvalue_references cxx_variable_templates cxx_variadic_templates";

/// `__has_builtin`.
pub(super) const FUNCTIONS: &str = "\
    abort abs acos asin atan atan2 ceil cos cosh exp exp2 floor fma fmod frexp ldexp log log10 log2 modf pow printf \
    round sin sinh sqrt tan tanh trunc";

/// `__has_attribute`, with or without underscores around them.
pub(super) const ATTRIBUTES: &str = "\
    NSObject __const acquire_capability acquire_shared_capability acquired_after acquired_before address_space alias \
    align_value aligned always_inline amdgpu_num_sgpr amdgpu_num_vgpr analyzer_noreturn annotate \
    argument_with_type_tag assert_capability assert_exclusive_lock assert_shared_capability assert_shared_lock \
    assume_aligned availability blocks bounded callable_when capability carries_dependency cdecl cf_audited_transfer \
    cf_consumed cf_returns_not_retained cf_returns_retained cf_unknown_transfer cleanup cold common const constant \
    constructor consumable consumable_auto_cast_state consumable_set_state_on_read deprecated destructor device \
    enable_if exclusive_lock_function exclusive_locks_required exclusive_trylock_function ext_vector_type fastcall \
    flag_enum flatten format format_arg global gnu_inline guarded_by guarded_var host hot ibaction iboutlet \
    iboutletcollection init_priority intel_ocl_bicc launch_bounds lock_returned lockable locks_excluded malloc \
    may_alias minsize mode ms_abi ms_struct naked neon_polyvector_type neon_vector_type no_address_safety_analysis \
    no_instrument_function no_sanitize no_sanitize_address no_sanitize_memory no_sanitize_thread no_split_stack \
    no_thread_safety_analysis nocommon nodebug noduplicate noinline nonnull noreturn nothrow ns_consumed \
    ns_consumes_self ns_returns_autoreleased ns_returns_not_retained ns_returns_retained \
    objc_arc_weak_reference_unavailable objc_boxable objc_bridge objc_bridge_mutable objc_bridge_related \
    objc_designated_initializer objc_exception objc_gc objc_independent_class objc_ownership objc_precise_lifetime \
    objc_protocol_requires_explicit_implementation objc_requires_property_definitions objc_requires_super \
    objc_returns_inner_pointer objc_root_class objc_runtime_name optnone overloadable ownership_holds \
    ownership_returns ownership_takes packed param_typestate pascal pcs pointer_with_type_tag pt_guarded_by \
    pt_guarded_var pure regparm release_capability release_generic_capability release_shared_capability \
    reqd_work_group_size requires_capability requires_shared_capability return_typestate returns_nonnull \
    returns_twice scoped_lockable section sentinel set_typestate shared shared_lock_function shared_locks_required \
    shared_trylock_function stdcall sysv_abi target test_typestate thiscall tls_model transparent_union \
    try_acquire_capability try_acquire_shared_capability type_tag_for_datatype type_visibility unavailable \
    unlock_function unused used vec_type_hint vecreturn vector_size vectorcall visibility warn_unused \
    warn_unused_result weak weak_import weakref work_group_size_hint";

/// `__has_declspec_attribute`.
pub(super) const DECLSPEC_ATTRIBUTES: &str = "\
    __restrict__ align allocate deprecated naked noinline noreturn nothrow novtable property restrict selectany \
    thread uuid";

/// `__has_cpp_attribute(vk::…)`.
pub(super) const VULKAN_ATTRIBUTES: &str = "\
    binding builtin combinedImageSampler constant_id counter_binding depth_unchanged early_and_late_tests \
    ext_builtin_input ext_builtin_output ext_capability ext_decorate ext_decorate_id ext_decorate_string \
    ext_extension ext_instruction ext_literal ext_reference ext_storage_class ext_type_def image_format index \
    input_attachment_index location offset post_depth_coverage push_constant shader_record_ext shader_record_nv \
    spvexecutionmode stencil_ref_greater_equal_back stencil_ref_greater_equal_front stencil_ref_less_equal_back \
    stencil_ref_less_equal_front stencil_ref_unchanged_back stencil_ref_unchanged_front";

/// What `__is_identifier` denies.
pub(super) const KEYWORDS: &str = "\
    Technique _Alignas _Alignof _Atomic _Complex _Decimal128 _Decimal32 _Decimal64 _Generic _Imaginary _Noreturn \
    _Static_assert _Thread_local __FUNCTION__ __PRETTY_FUNCTION__ __alignof __alignof__ __array_extent __array_rank \
    __asm __asm__ __attribute __attribute__ __builtin_choose_expr __builtin_convertvector __builtin_offsetof \
    __builtin_omp_required_simd_align __builtin_va_arg __cdecl __char16_t __char32_t __complex __complex__ __const \
    __const__ __declspec __decltype __extension__ __fastcall __fp16 __func__ __has_nothrow_assign \
    __has_nothrow_constructor __has_nothrow_copy __has_nothrow_move_assign __has_trivial_assign \
    __has_trivial_constructor __has_trivial_copy __has_trivial_destructor __has_trivial_move_assign \
    __has_trivial_move_constructor __has_virtual_destructor __imag __imag__ __inline __inline__ __int128 \
    __is_abstract __is_arithmetic __is_array __is_base_of __is_class __is_complete_type __is_compound __is_const \
    __is_constructible __is_convertible __is_convertible_to __is_empty __is_enum __is_final __is_floating_point \
    __is_function __is_fundamental __is_integral __is_literal __is_literal_type __is_lvalue_expr \
    __is_lvalue_reference __is_member_function_pointer __is_member_object_pointer __is_member_pointer \
    __is_nothrow_assignable __is_nothrow_constructible __is_object __is_pod __is_pointer __is_polymorphic \
    __is_reference __is_rvalue_expr __is_rvalue_reference __is_same __is_scalar __is_signed __is_standard_layout \
    __is_trivial __is_trivially_assignable __is_trivially_constructible __is_trivially_copyable __is_union \
    __is_unsigned __is_void __is_volatile __label__ __null __nullptr __objc_no __objc_yes __pascal \
    __private_extern__ __real __real__ __restrict __restrict__ __signed __signed__ __stdcall __thiscall __thread \
    __typeof __typeof__ __underlying_type __vectorcall __volatile __volatile__ asm auto bool break case catch \
    cbuffer center centroid char class column_major const const_cast continue default delete discard do double \
    dynamic_cast else enum explicit export extern false float for friend globallycoherent goto groupshared if in \
    indices inline inout int interface line lineadj linear long mutable namespace new nointerpolation noperspective \
    operator out packoffset payload point precise primitives private protected public register reinterpret_cast \
    return row_major sample sampler_state shared short signed sizeof snorm static static_cast struct switch tbuffer \
    technique technique10 technique11 template this throw triangle triangleadj true try typedef typeid typename \
    uniform union unorm unsigned using vertices virtual void volatile wchar_t while";

/// Whether a name is in one of the lists.
pub(super) fn has(list: &str, name: &str) -> bool {
    list.split(' ').any(|known| known == name)
}
