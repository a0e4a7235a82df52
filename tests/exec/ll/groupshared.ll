; Memory of the group: an array reached by index and by steps of bytes, barriers, atomics on it. Optimised.
; compute: main
; bind u0: typed uint[8] zero
; expect u0: 36 36 36 36 8 7 255 99
target triple = "dxil-pc-shadermodel6.0-compute"

@gs = external hidden local_unnamed_addr addrspace(3) global [8 x i32], align 4
@total = external hidden local_unnamed_addr addrspace(3) global { i32, [3 x i32] }, align 4

define void @main() local_unnamed_addr #0 {
entry:
  %out = tail call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %t = tail call i32 @llvm.dx.flattened.thread.id.in.group()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %init, label %go

init:
  store i32 0, ptr addrspace(3) @total, align 4
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @total, i32 4), align 4
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @total, i32 8), align 4
  store i32 99, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @total, i32 12), align 4
  br label %go

go:
  %v = add nuw i32 %t, 1
  %slot = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @gs, i32 0, i32 %t
  store i32 %v, ptr addrspace(3) %slot, align 4
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %bytes = shl nuw nsw i32 %t, 2
  %again = getelementptr inbounds nuw i8, ptr addrspace(3) @gs, i32 %bytes
  %w = load i32, ptr addrspace(3) %again, align 4
  %0 = atomicrmw add ptr addrspace(3) @total, i32 %w monotonic, align 4
  %1 = atomicrmw umax ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @total, i32 4), i32 %t monotonic, align 4
  %bit = shl nuw i32 1, %t
  %2 = atomicrmw or ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @total, i32 8), i32 %bit monotonic, align 4
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %low = icmp ult i32 %t, 4
  br i1 %low, label %sum, label %rest

sum:
  %3 = load i32, ptr addrspace(3) @total, align 4
  br label %done

rest:
  switch i32 %t, label %last [
    i32 4, label %four
    i32 5, label %five
    i32 6, label %six
  ]

four:
  %4 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @gs, i32 28), align 4
  br label %done

five:
  %5 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @total, i32 4), align 4
  br label %done

six:
  %6 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @total, i32 8), align 4
  br label %done

last:
  %7 = load i32, ptr addrspace(3) getelementptr inbounds nuw ({ i32, [3 x i32] }, ptr addrspace(3) @total, i32 0, i32 1, i32 2), align 4
  br label %done

done:
  %r = phi i32 [ %3, %sum ], [ %4, %four ], [ %5, %five ], [ %6, %six ], [ %7, %last ]
  %p = tail call noundef nonnull align 4 dereferenceable(4) ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %out, i32 %t)
  store i32 %r, ptr %p, align 4
  ret void
}

declare target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0), i32)
declare i32 @llvm.dx.flattened.thread.id.in.group()
declare void @llvm.dx.group.memory.barrier.with.group.sync()

attributes #0 = { convergent mustprogress noinline norecurse nounwind "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
