; An address in a group's memory that control flow chooses among fields and elements, as LLVM's optimiser sinks loads: only read there.
; compute: main
; bind u0: structured int[4] zero
; expect u0: 10 20 30 40
target triple = "dxil-pc-shadermodel6.0-compute"
@total = internal addrspace(3) global { i32, [3 x i32] } undef, align 4
define void @main() #0 {
entry:
  %out = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  store i32 10, ptr addrspace(3) @total
  store i32 20, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @total, i32 4)
  store i32 30, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @total, i32 8)
  store i32 40, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @total, i32 12)
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  switch i32 %i, label %last [
    i32 0, label %first
    i32 1, label %second
    i32 2, label %third
  ]
first:
  br label %end
second:
  br label %end
third:
  br label %end
last:
  br label %end
end:
  %p = phi ptr addrspace(3) [ @total, %first ], [ getelementptr (i8, ptr addrspace(3) @total, i32 4), %second ], [ getelementptr (i8, ptr addrspace(3) @total, i32 8), %third ], [ getelementptr (i8, ptr addrspace(3) @total, i32 12), %last ]
  %v = load i32, ptr addrspace(3) %p
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %out, i32 %i, i32 0, i32 %v)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }
