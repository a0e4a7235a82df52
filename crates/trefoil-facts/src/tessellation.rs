//! Domains of tessellation.

use crate::numbered;

numbered! {
    /// The domain of a tessellator; the numbers are DXIL's `TessellatorDomain`.
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
