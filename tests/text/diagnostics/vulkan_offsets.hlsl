// Offsets that no member can have.
// RUN: not %trefoil dxc -spirv -T ps_6_0 %s -Fo %t -D OFFSET=4294967292 2>&1 | %filecheck %s --check-prefix=LARGE
// RUN: not %trefoil dxc -spirv -T ps_6_0 %s -Fo %t -D OFFSET=6 2>&1 | %filecheck %s --check-prefix=ALIGNED
// RUN: not %trefoil dxc -spirv -T ps_6_0 %s -Fo %t -D OFFSET=0 2>&1 | %filecheck %s --check-prefix=TAKEN
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t -D OFFSET=64
// LARGE: [[#@LINE+5]]:{{[0-9]+}}: error: an offset is at most 1073741824
// ALIGNED: [[#@LINE+4]]:{{[0-9]+}}: error: the offset 6 is no multiple of 4
// TAKEN: [[#@LINE+3]]:{{[0-9]+}}: error: at the offset 0 lies 'first' too
struct Constants {
    float2 first;
    [[vk::offset(OFFSET)]]          float4 second;
};
[[vk::push_constant]] Constants constants;

float4 main() : SV_Target { return constants.first.x + constants.second; }
