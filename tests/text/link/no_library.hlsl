// What is linked must be libraries.
// RUN: %trefoil dxc -T ps_6_3 %s -Fo %t.shader
// RUN: not %trefoil link %t.shader -T ps_6_3 2>&1 | %filecheck %s
// RUN: not %trefoil link %s -T ps_6_3 2>&1 | %filecheck -check-prefix=TEXT %s
// RUN: not %trefoil link -T ps_6_3 2>&1 | %filecheck -check-prefix=NONE %s
// RUN: not %trefoil link %t.shader 2>&1 | %filecheck -check-prefix=PROFILE %s
// RUN: not %trefoil link %t.shader -T ps_5_1 2>&1 | %filecheck -check-prefix=MODEL %s
// CHECK: error: '{{.*}}.shader' is no library: the container holds a shader of the profile 'ps'
// TEXT: error: '{{.*}}' is no library: {{.*}}
// NONE: error: a library is missing
// PROFILE: error: Target profile argument is missing
// MODEL: error: {{.*}}ps_5_1
float main(float a : A) : SV_Target { return a; }
