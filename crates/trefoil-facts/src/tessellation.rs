//! What a tessellator divides.

use crate::numbered;

numbered! {
    /// What is divided; the numbers are DXIL's `TessellatorDomain`.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the names are the documentation")]
    TessDomain {
        #[default]
        Undefined = 0,
        Isoline = 1,
        Triangle = 2,
        Quad = 3,
    }
}
