// Entries of a library for a validator before 1.8: what a function needs of the shader model goes by its operations, not by its stage.
//
// SHADER: lib_6_3 -validator-version 1.7
// TAKES: 2.000000e+00 => 3.000000e+00
struct Parameter { float value; };
[shader("callable")] void twice(inout Parameter parameter) { parameter.value *= 2; }
[shader("miss")] void sky(inout Parameter parameter) { parameter.value = 1; }
