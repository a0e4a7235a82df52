// With -ignore-line-directives a #line moves nothing: places are those of the file itself.
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t 2>&1 | %filecheck %s
// RUN: %trefoil dxc -T ps_6_0 -ignore-line-directives %s -Fo %t 2>&1 | %filecheck %s --check-prefix=PLAIN

float4 main() : SV_Target {
#line 70 "made.hlsl"
  // CHECK: made.hlsl:72:11: warning:
  // PLAIN: ignore_line_directives.hlsl:[[#@LINE+1]]:11: warning:
  int q = 3.5;
  return q;
}
