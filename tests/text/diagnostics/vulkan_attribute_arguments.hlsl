// Vulkan's attributes want their number where SPIR-V is made, and are warned of where it is not.
// RUN: not %trefoil dxc -spirv -T vs_6_0 -E main %s -Fo %t.out 2>&1 | %filecheck %s
// RUN: %trefoil dxc -T vs_6_0 -E main %s -Fo %t.out 2>&1 | %filecheck %s --check-prefix=DXIL
// CHECK: :[[#@LINE+5]]:7: error: 'location' attribute takes one argument
// CHECK: :[[#@LINE+5]]:19: error: attribute 'builtin' must have one of these values: PointSize,
// DXIL: :[[#@LINE+3]]:7: warning: 'location' attribute ignored [-Wignored-attributes]
// DXIL: :[[#@LINE+3]]:7: warning: 'builtin' attribute ignored [-Wignored-attributes]
float4 main(
    [[vk::location()]] float a : A,
    [[vk::builtin("Nothing")]] int b : B) : C { return a + b; }
