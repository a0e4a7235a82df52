; LLVM's IR has no words for what geometry and tessellation shaders must say: there is no container of such a module.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s

; CHECK: error: the module does not say what a geometry shader must say of itself

target triple = "dxil-pc-shadermodel6.0-geometry"

define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.shader"="geometry" }
