; A loop that control enters at two places has no form in DXIL: an error at its place, before a container is made or listed. -Vd leaves
; that out, as it does validation.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s --check-prefix=HERE
; RUN: not %trefoil llc %s -filetype=null 2>&1 | %filecheck %s --check-prefix=HERE
; RUN: not %trefoil llc %s -o - 2>&1 | %filecheck %s --check-prefix=HERE
; RUN: %trefoil llc %s -Vd -o - | %filecheck %s --check-prefix=LISTING
; RUN: %trefoil llc %s -Vd -o %t.unchecked
; RUN: not %trefoil validate %t.unchecked 2>&1 | %filecheck %s --check-prefix=OURS
; RUN: not %dxc-validate %t.unchecked 2>&1 | %filecheck %s --check-prefix=DXC
target triple = "dxil-pc-shadermodel6.6-compute"

; LISTING: rawBufferStore
; OURS: Execution flow must be reducible
; DXC: Execution flow must be reducible.

define void @main() #0 {
  %values = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %enter = icmp ult i32 %i, 2
  br i1 %enter, label %first, label %second
first:
  %n = phi i32 [ 0, %0 ], [ %m, %second ]
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %values, i32 %n, i32 0, i32 3)
  ; HERE: validated_flow.ll:[[@LINE+1]]:3: error: Execution flow must be reducible.
  br label %second
second:
  %k = phi i32 [ 1, %0 ], [ %n, %first ]
  %m = add i32 %k, 1
  %again = icmp ult i32 %m, 9
  br i1 %again, label %first, label %end
end:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }
