; What DXIL has no operation for is said in LLVM's words too, by the pass and by llc.
; RUN: not %trefoil opt -S -passes=dxil-op-lower %s -o - 2>&1 | %filecheck %s
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK: op_lower_errors.ll:[[#@LINE+2]]:8: error: in function angle double (double): Cannot create ACos operation: Invalid overload type (Acos does not take f64 in DXIL 1.3; it takes f16, f32)
define double @angle(double %a) #0 {
  %r = call double @llvm.acos.f64(double %a)
  ret double %r
}
attributes #0 = { "hlsl.export" }
