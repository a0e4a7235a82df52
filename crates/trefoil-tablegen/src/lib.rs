//! The TableGen language: reader, evaluator, record queries and JSON.
