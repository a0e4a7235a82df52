//! The properties of a target that the front end depends on.

/// The properties of a target that the front end depends on. The front end never asks which target it is; `trefoil` has a
/// value for each target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TargetFacts {
    /// Whether vectors may have up to 1,024 lanes since shader model 6.9.
    pub has_long_vectors: bool,
    /// Whether there are hit objects since shader model 6.9.
    pub has_hit_objects: bool,
    /// Whether there are nodes of work graphs since shader model 6.8.
    pub has_work_graphs: bool,
    /// Whether the language has Vulkan's own: `[[vk::…]]` attributes, the `vk` namespace, subpass inputs.
    pub vulkan_language: bool,
    /// Whether operations come with a shader model and do not exist before it; else every model has them all.
    pub operations_need_models: bool,
    /// Whether a hull shader's patch constant function is a function of its own; else it runs at the end of the entry.
    pub separate_patch_function: bool,
    /// Whether an index makes a handle of a descriptor heap; else the heap is a resource, an array without end.
    pub has_heap_handles: bool,
    /// Whether an operation tells where the samples of a resource lie; else they lie at the standard positions.
    pub has_sample_positions: bool,
    /// Whether resources are declared, in the order of the source, whether used or not.
    pub declares_unused_resources: bool,
    /// Whether each resource that a structure, or an array in a constant buffer, holds is bound by itself, in the order of their uses;
    /// else arrays are bound whole, in the order of the source.
    pub binds_members_by_use: bool,
    /// Whether members of constant buffers that have no place lie after all that have one, as loose globals do everywhere; else
    /// after the member before.
    pub placed_members_first: bool,
    /// Whether the last vector of a matrix of 16-bit components takes the room of 32-bit ones in a constant buffer.
    pub wide_half_matrices: bool,
    /// Whether the packing of a matrix counts that is the element of a buffer by itself, as in `StructuredBuffer<row_major float2x3>`.
    pub packed_arguments: bool,
    /// Whether `Load` of a buffer takes a matrix as rows whatever its packing, as in DXC's DXIL; `Store`, elements by their index
    /// and matrices in structures go by their packing.
    pub loads_by_rows: bool,
    /// Whether a matrix of one row or one column is a vector in resources, however it is packed, unless they are laid out as
    /// Direct3D's constant buffers; else it has rows or columns as any other, of one component where they lie across.
    pub narrow_matrices_are_vectors: bool,
    /// Whether an array of structures travels between stages element by element, all of the first before all of the second; else
    /// each member travels as the array of what all elements have of it.
    pub structures_travel_in_turn: bool,
    /// Whether a structured buffer among the members of a constant buffer takes the room of an element there, as a structure would.
    pub structured_buffers_take_room: bool,
    /// Whether loose globals without contents take no part: neither a place nor the order of their constant buffer.
    pub drops_empty_globals: bool,
    /// Whether a place in memory that other threads write is itself what `inout` and `out` parameters name, as in DXC's SPIR-V; else
    /// it is copied, as any other argument.
    pub passes_shared_places: bool,
    /// Whether the arguments of a call are evaluated from left to right, an array before its index, and the value of any assignment
    /// before its place, as in DXC's SPIR-V; else arguments that are values go from right to left, an index comes before its
    /// array, and the places of structures and arrays come first.
    pub evaluates_from_left: bool,
    /// Whether a case of a `switch` may run into the next one, so that lanes that come from both meet there; else what follows is
    /// computed once more for those that run into it.
    pub cases_fall_through: bool,
    /// Whether control may leave several constructs at once: out of a `switch` in a `switch` too.
    pub leaves_several: bool,
    /// Whether a bit-field joins only one of its own type, and joins it across `: 0`, as in DXC's SPIR-V; else one of its size.
    pub bit_fields_join_by_type: bool,
    /// Whether an enumeration that says no type is `int` whatever its enumerators, as in DXC's SPIR-V; else the least type that holds
    /// them, `uint` where none is negative.
    pub signed_enumerations: bool,
    /// Whether a vector times a matrix is dot products with the columns, of which such a target makes one product; else a sum of rows.
    pub multiplies_by_columns: bool,
    /// Whether `[unroll]` is a hint that a loop keeps, and what a loop costs decides here; else it is an order.
    pub unrolls_by_cost: bool,
    /// Whether the `n` of `[unroll(n)]` bounds the iterations.
    pub unroll_count_bounds_loops: bool,
    /// Whether the module marks semantics that the source writes without a number.
    pub marks_unnumbered_semantics: bool,
    /// Whether signatures say `snorm` and `unorm`.
    pub normalised_signatures: bool,
    /// Whether two resources may not have the same registers.
    pub exclusive_registers: bool,
    /// Most bytes that the memory of a group may take.
    pub max_group_memory: Option<u64>,
    /// Whether a static member that is used must have a definition.
    pub needs_static_definitions: bool,
    /// Whether typed buffers and textures may hold `bool`, as numbers that are zero or not.
    pub bool_elements: bool,
    /// Whether typed buffers and textures may hold enumerations.
    pub enumeration_elements: bool,
    /// Whether outputs and instances of geometry shaders are limited; else they must name their primitive.
    pub has_geometry_limits: bool,
    /// Whether inputs and outputs may be 64 bits wide.
    pub wide_signature_elements: bool,
    /// Whether system values that are `uint` may be declared `int` or `bool`.
    pub signed_system_values: bool,
    /// Whether matrices go between stages row by row, whatever their packing; else as they are packed.
    pub matrices_travel_by_rows: bool,
    /// Whether what a hull shader says of the tessellator must fit together.
    pub has_tessellator_rules: bool,
    /// Whether a pixel has one depth at most, which restricts how its position is interpolated.
    pub restricts_depth: bool,
    /// Whether the error for a semantic out of place names the shader model, as DXC words it.
    pub semantic_errors_name_models: bool,
}
