; A hit object that nothing has made is an error, as the validator of shader model 6.9 has it.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s
; RUN: %trefoil llc %s -Vd -o %t
target triple = "dxil-pc-shadermodel6.9-library"

define void @generate() #0 {
  %payload = alloca { i32 }
  store { i32 } { i32 1 }, ptr %payload
  ; CHECK: hit_object_undefined.ll:[[@LINE+1]]:3: error: HitObject is undef.
  call void @llvm.dx.hitobject.invoke(target("dx.types.HitObject") poison, ptr %payload)
  ret void
}

attributes #0 = { "hlsl.shader"="raygeneration" }
