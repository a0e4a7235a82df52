; Atomics through addresses of buffers' elements, an exchange that compares, a member of a structure, and a counter.
; compute: main
; bind u0: structured mixed 3.5 10 20
; bind u1: typed uint[4] 100 0 0 0
; bind u2: structured uint[4] zero
; counter u2: 1
; expect u0: 3.5 38 7
; expect u1: 100 200 15 0
; expect u2: 0 7 7 7
; expect counter u2: 4
target triple = "dxil-pc-shadermodel6.0-compute"

%struct.S = type { float, i32, i32 }

define void @main() #0 {
entry:
  %s = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefrombinding.s(i32 0, i32 0, i32 1, i32 0, ptr null)
  %u = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding.u(i32 0, i32 1, i32 1, i32 0, ptr null)
  %c = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.c(i32 0, i32 2, i32 1, i32 0, ptr null)
  %t = call i32 @llvm.dx.thread.id.in.group(i32 0)
  %p = call ptr @llvm.dx.resource.getpointer.p0.s(target("dx.RawBuffer", %struct.S, 1, 0) %s, i32 0)
  %f = getelementptr inbounds nuw %struct.S, ptr %p, i32 0, i32 1
  %add = atomicrmw add ptr %f, i32 7 seq_cst, align 4
  %g = getelementptr inbounds nuw i8, ptr %p, i32 8
  %min = atomicrmw min ptr %g, i32 7 monotonic, align 4
  %q = call ptr @llvm.dx.resource.getpointer.p0.u(target("dx.TypedBuffer", i32, 1, 0, 0) %u, i32 1)
  %x = cmpxchg ptr %q, i32 0, i32 200 seq_cst seq_cst, align 4
  %won = extractvalue { i32, i1 } %x, 1
  %bit = shl i32 1, %t
  %or = call i32 @llvm.dx.resource.atomic.binop.i32.u(target("dx.TypedBuffer", i32, 1, 0, 0) %u, i32 2, i32 2, i32 poison, i32 poison, i32 %bit)
  br i1 %won, label %end, label %count

count:
  %n = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %c, i8 1)
  %r = call ptr @llvm.dx.resource.getpointer.p0.c(target("dx.RawBuffer", i32, 1, 0) %c, i32 %n)
  store i32 7, ptr %r, align 4
  br label %end

end:
  ret void
}

declare target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefrombinding.s(i32, i32, i32, i32, ptr)
declare target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding.u(i32, i32, i32, i32, ptr)
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.c(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.s(target("dx.RawBuffer", %struct.S, 1, 0), i32)
declare ptr @llvm.dx.resource.getpointer.p0.u(target("dx.TypedBuffer", i32, 1, 0, 0), i32)
declare ptr @llvm.dx.resource.getpointer.p0.c(target("dx.RawBuffer", i32, 1, 0), i32)
declare i32 @llvm.dx.resource.atomic.binop.i32.u(target("dx.TypedBuffer", i32, 1, 0, 0), i32, i32, i32, i32, i32)
declare i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i8)
declare i32 @llvm.dx.thread.id.in.group(i32)

attributes #0 = { "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" }
