//! A drop-in shared library for programs that load libdxcompiler.
