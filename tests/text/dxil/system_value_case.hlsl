// System values may be written in any case; the container has their usual spelling.
// RUN: %trefoil compile %s -T ps_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

// CHECK: ; SV_Position
// CHECK: ; SV_Target

float4 main(float4 place : sv_POSITION) : SV_TARGET
{
    return place;
}
