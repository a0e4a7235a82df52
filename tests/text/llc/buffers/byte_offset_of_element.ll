; A buffer of bytes has no elements: its byte offset is the index. An offset into an element besides is an error with LLVM's words, as it
; would be lost; poison and 0, as the document on resources has it, are none.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() #0 {
  %bytes = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %none = call { float, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %bytes, i32 8, i32 poison)
  %zero = call { float, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %bytes, i32 12, i32 0)
  %a = extractvalue { float, i1 } %none, 0
  %b = extractvalue { float, i1 } %zero, 0
  %sum = fadd float %a, %b
  ; CHECK: byte_offset_of_element.ll:[[@LINE+1]]:3: error: in function main: Element index of raw buffer must be poison
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %bytes, i32 0, i32 4, float %sum)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
