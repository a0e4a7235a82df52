// Where a diagnostic is can be written as other programs read it: -fdiagnostics-format=, and the flag of a warning left out.
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t 2>&1 | %filecheck %s --match-full-lines
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t -fdiagnostics-format=msvc 2>&1 | %filecheck %s --match-full-lines --check-prefix=MSVC
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t -fdiagnostics-format=vi 2>&1 | %filecheck %s --match-full-lines --check-prefix=VI
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t -fno-diagnostics-show-option 2>&1 | %filecheck %s --match-full-lines --check-prefix=PLAIN
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t -fdiagnostics-format=emacs 2>&1 | %filecheck %s --check-prefix=UNKNOWN

float4 main() : SV_Target {
  // CHECK: {{.*}}form.hlsl:[[#@LINE+3]]:11: warning: implicit conversion {{.*}} [-Wliteral-conversion]
  // MSVC: {{.*}}form.hlsl([[#@LINE+2]],11) :  warning: implicit conversion {{.*}} [-Wliteral-conversion]
  // VI: {{.*}}form.hlsl +[[#@LINE+1]]:11: warning: implicit conversion {{.*}} [-Wliteral-conversion]
  int q = 3.5;
  // PLAIN: {{.*}} implicit conversion from 'literal float' to 'int' changes value from 3.5 to 3
  // UNKNOWN: warning: invalid option emacs to -fdiagnostics-format: supported values are clang, msvc, msvc-fallback, and vi
  return q;
}
