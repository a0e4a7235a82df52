//! Passes over the IR that know no target, and the pipeline that runs them.
