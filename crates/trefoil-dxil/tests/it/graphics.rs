//! Vertex and pixel shaders.
