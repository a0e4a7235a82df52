; A variable that keeps two handles is refused, and so is one whose handle is made elsewhere or later.
; RUN: not %trefoil opt -S -passes=dxil-forward-handle-accesses %s -o - 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

define float @two(i32 %i, i1 %c) {
entry:
  %local = alloca target("dx.TypedBuffer", float, 1, 0, 0), align 4
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  store target("dx.TypedBuffer", float, 1, 0, 0) %a, ptr %local, align 4
  br i1 %c, label %then, label %end
then:
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, i1 false)
  ; CHECK: forward_handle_accesses_unknown.ll:[[@LINE+1]]:3: error: Handle at "b" overwrites handle at "a"
  store target("dx.TypedBuffer", float, 1, 0, 0) %b, ptr %local, align 4
  br label %end
end:
  %l = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %local, align 4
  %x = call { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %l, i32 %i)
  %v = extractvalue { float, i1 } %x, 0
  ret float %v
}

define float @later(i32 %i, ptr %from) {
entry:
  %local = alloca target("dx.TypedBuffer", float, 1, 0, 0), align 4
  ; CHECK: forward_handle_accesses_unknown.ll:[[@LINE+1]]:8: error: Load at "l" is not dominated by handle creation at "a"
  %l = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %local, align 4
  ; CHECK: forward_handle_accesses_unknown.ll:[[@LINE+1]]:8: error: Load of "from" is not a global resource handle
  %m = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %from, align 4
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  store target("dx.TypedBuffer", float, 1, 0, 0) %a, ptr %local, align 4
  %x = call { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %l, i32 %i)
  %v = extractvalue { float, i1 } %x, 0
  ret float %v
}
