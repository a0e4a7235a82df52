//! The ids of what a module and a function own.

crate::entity! {
    /// A type of a module.
    TypeId, "type"
}

crate::entity! {
    /// A constant of a module.
    ConstId, "const"
}

crate::entity! {
    /// An instruction of a function; as a [`Value`](crate::Value), its result.
    InstId, "%i"
}

crate::entity! {
    /// A block of a function.
    BlockId, "bb"
}

crate::entity! {
    /// A function of a module.
    FuncId, "func"
}

crate::entity! {
    /// A global variable of a module.
    GlobalId, "global"
}

crate::entity! {
    /// A metadata node of a module.
    MetadataId, "md"
}

crate::entity! {
    /// A resource variable of a module.
    ResourceId, "resource"
}
