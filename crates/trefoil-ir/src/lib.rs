//! The IR every stage shares: LLVM's dialect, small, with ids into arenas and structure kept beside the graph.
