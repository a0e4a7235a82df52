//! How values are interpolated between vertices.

use crate::numbered;

numbered! {
    /// How a value is interpolated between vertices; the numbers are DXIL's.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the names are the documentation")]
    InterpolationMode {
        /// Unspecified, or meaningless at the boundary.
        #[default]
        Undefined = 0,
        Constant = 1,
        Linear = 2,
        LinearCentroid = 3,
        LinearNoPerspective = 4,
        LinearNoPerspectiveCentroid = 5,
        LinearSample = 6,
        LinearNoPerspectiveSample = 7,
    }
}

impl InterpolationMode {
    /// Whether the value is evaluated at each sample, which makes the shader run per sample.
    pub const fn is_sample(self) -> bool {
        matches!(self, Self::LinearSample | Self::LinearNoPerspectiveSample)
    }

    /// The mode as in source and in token listings.
    pub const fn spelling(self) -> &'static str {
        match self {
            Self::Undefined => "",
            Self::Constant => "constant",
            Self::Linear => "linear",
            Self::LinearCentroid => "linear centroid",
            Self::LinearNoPerspective => "linear noperspective",
            Self::LinearNoPerspectiveCentroid => "linear noperspective centroid",
            Self::LinearSample => "linear sample",
            Self::LinearNoPerspectiveSample => "linear noperspective sample",
        }
    }
}
