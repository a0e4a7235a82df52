// -Gec takes shaders of Direct3D 9: their semantics, globals that are written, small powers as products.
// RUN: %trefoil dxc -T ps_6_0 %s -Gec -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=SAID
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: not %trefoil dxc -T ps_6_0 %s -Gec -HV 2018 -Fo %t.no 2>&1 | %filecheck %s --check-prefix=LATER
// RUN: not %trefoil dxc -T ps_6_0 %s -Gec -spirv -Fo %t.no 2>&1 | %filecheck %s --check-prefix=SPIRV
// RUN: not %trefoil dxc -T ps_6_0 %s -HV 2016 -Fo %t.no 2>&1 | %filecheck %s --check-prefix=STRICT

// SAID: warning: /Gec flag is a deprecated functionality.
// SAID: warning: DX9-style semantic "COLOR" mapped to DX10 system semantic "SV_Target" due to -Gec flag.
// SAID: warning: DX9-style semantic "VPOS" mapped to DX10 system semantic "SV_Position" due to -Gec flag.
// LATER: /Gec is not supported with HLSLVersion 2018
// SPIRV: -Gec is not supported with -spirv
// STRICT: error: cannot assign to variable 'g' with const-qualified type 'const float'

// CHECK: ; SV_Position              0   xyzw        0      POS   float   x
// CHECK: ; COLOR                    0
// CHECK: ; SV_Target                0   xyzw        0   TARGET   float   xyzw
// CHECK: define void @main()
// CHECK: cbufferLoadLegacy
// CHECK-NOT: dx.op.unary
// CHECK: ret void

float g;
float4 h[2];
int n;

void step_on() { g = g + 1; h[1] = g; }

float4 main(float4 at : VPOS, float4 c : COLOR) : COLOR
{
    step_on();
    return g * h[1] + pow(c, 3) + pow(c.x, -4) + at.x + n;
}
