// A range whose last register would be beyond the last of its space is no range, neither in byte code nor in DXIL.
// RUN: not %trefoil compile %s -T ps_5_1 -o %t.dxbc 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T ps_6_0 -o %t.dxil 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T ps_5_1 -D COUNT=2 -o %t.dxbc
Texture2D first : register(t0);
#ifndef COUNT
#define COUNT 3
#endif
// CHECK: [[#@LINE+1]]:11: error: the 3 registers of resource last from register 4294967294 on go past the end of space 0
Texture2D last[COUNT] : register(t4294967294);

float4 main() : SV_Target
{
    return first.Load(0) + last[0].Load(0);
}
