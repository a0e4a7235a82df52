//! The ids of what a module and a function own.

trefoil_entity::entity! {
    /// A type of a module.
    TypeId, "type"
}

trefoil_entity::entity! {
    /// A constant of a module.
    ConstId, "const"
}

trefoil_entity::entity! {
    /// An instruction of a function; as a [`Value`](crate::Value), its result.
    InstId, "%i"
}

trefoil_entity::entity! {
    /// A block of a function.
    BlockId, "bb"
}

trefoil_entity::entity! {
    /// A function of a module.
    FuncId, "func"
}

trefoil_entity::entity! {
    /// A global variable of a module.
    GlobalId, "global"
}

trefoil_entity::entity! {
    /// A metadata node of a module.
    MetadataId, "md"
}

trefoil_entity::entity! {
    /// A scope of the source as one call runs it. Number 0 stands for none.
    FrameId, "frame"
}

trefoil_entity::entity! {
    /// A resource variable of a module.
    ResourceId, "resource"
}
