; Resources of one name are variables with numbers after it, as LLVM numbers names that are taken.
; RUN: %trefoil opt -S -passes=dxil-translate-metadata %s -o %t.ll
; RUN: %filecheck %s < %t.ll
target triple = "dxil-pc-shadermodel6.6-compute"

@Bytes.str = private unnamed_addr constant [6 x i8] c"Bytes\00", align 1

; CHECK: @Bytes = external constant %RWByteAddressBuffer
; CHECK: @Bytes.1 = external constant %RWByteAddressBuffer
; CHECK: @Bytes.2 = external constant %RWByteAddressBuffer
define void @main() #0 {
  %a = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @Bytes.str)
  %b = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr @Bytes.str)
  %c = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr @Bytes.str)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %a, i32 0, i32 poison, i32 1)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %b, i32 0, i32 poison, i32 2)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %c, i32 0, i32 poison, i32 3)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; CHECK: !{i32 0, ptr @Bytes, !"Bytes", i32 0, i32 0, i32 1, i32 11,
; CHECK: !{i32 1, ptr @Bytes.1, !"Bytes.1", i32 0, i32 1, i32 1, i32 11,
; CHECK: !{i32 2, ptr @Bytes.2, !"Bytes.2", i32 0, i32 2, i32 1, i32 11,
