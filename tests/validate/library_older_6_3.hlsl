// A library for older validators, which know fewer stages that a function may be for: below 1.5 no meshes, below 1.8 no nodes.
//
// SHADER: lib_6_3 -validator-version 1.5
// TAKES: !{i32 1, i32 5} => !{i32 1, i32 0} && 65540 => 73732
// TAKES: !{i32 1, i32 5} => !{i32 1, i32 2}
// TAKES: !{i32 1, i32 5} => !{i32 1, i32 4}
// TAKES: !{i32 1, i32 5} => !{i32 1, i32 6}
// TAKES: !{i32 1, i32 5} => !{i32 1, i32 7}
RWBuffer<float> numbers : register(u0);

export float scaled(float x) { return x * numbers[0]; }
export double twice(double x) { return x * 2; }
