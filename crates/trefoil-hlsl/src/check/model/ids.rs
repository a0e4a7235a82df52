//! The ids of what has been declared.

use std::num::NonZeroU32;
use trefoil_entity::optional_entity;

optional_entity! {
    /// A scope that outlives the statements in it: global, namespace, record, template parameters.
    ScopeId;
    /// An overload set.
    SetId;
    /// A function as calls see it.
    FnId;
    /// A template of a record, an alias or a variable.
    TemplateIndex;
    /// A member that is reached by more than one field or by bits.
    PartIndex;
}

impl ScopeId {
    /// The scope around everything: the first one.
    pub(in crate::check) const GLOBAL: ScopeId = ScopeId(NonZeroU32::MIN);
}
