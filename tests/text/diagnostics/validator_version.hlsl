// The first version of the validator that knows a shader model has its number: a container is not written for an older one.
// RUN: not %trefoil dxc -T ps_6_6 -validator-version 1.5 %s 2>&1 | %filecheck %s
// RUN: %trefoil dxc -T ps_6_6 -validator-version 1.6 %s -Fo %t
// CHECK: profile 'ps_6_6' cannot be compiled to DXIL: validator version 1.5 does not know it
float4 main() : SV_Target { return 1; }
