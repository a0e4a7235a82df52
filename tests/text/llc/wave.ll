; Operations across a wave: reductions with what they fold and whether they count signs, prefixes, votes, one lane's value.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil dis %t.dxil | %filecheck %s
; CHECK: @dx.op.waveGetLaneIndex(i32 111)
; CHECK: @dx.op.waveActiveOp.i32(i32 119, i32 %[[V:.*]], i8 0, i8 1)
; CHECK: @dx.op.waveActiveOp.i32(i32 119, i32 %[[V]], i8 3, i8 1)
; CHECK: @dx.op.waveActiveOp.i32(i32 119, i32 %[[V]], i8 2, i8 1)
; CHECK: @dx.op.waveActiveOp.i32(i32 119, i32 %[[V]], i8 1, i8 1)
; CHECK: @dx.op.waveAllOp(i32 135, i1
; CHECK: @dx.op.waveReadLaneAt.i32(i32 117, i32 %[[V]], i32 2)
; CHECK: @dx.op.waveAllTrue(i32 114
; CHECK: @dx.op.wavePrefixOp.i32(i32 121, i32 %[[V]], i8 0, i8 1)
; CHECK: @dx.op.waveActiveBit.i32(i32 120, i32 %[[V]], i8 1)
; CHECK: @dx.op.wavePrefixOp(i32 136
; CHECK: @dx.op.waveIsFirstLane(i32 110)
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
entry:
  %out = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %lane = call i32 @llvm.dx.wave.getlaneindex()
  %in = icmp ult i32 %lane, 4
  br i1 %in, label %work, label %end

work:
  %v = add i32 %lane, 1
  %sum = call i32 @llvm.dx.wave.reduce.usum.i32(i32 %v)
  %max = call i32 @llvm.dx.wave.reduce.umax.i32(i32 %v)
  %min = call i32 @llvm.dx.wave.reduce.umin.i32(i32 %v)
  %product = call i32 @llvm.dx.wave.uproduct.i32(i32 %v)
  %true = icmp ne i32 %v, 0
  %count = call i32 @llvm.dx.wave.active.countbits(i1 %true)
  %third = call i32 @llvm.dx.wave.readlane.i32(i32 %v, i32 2)
  %all = call i1 @llvm.dx.wave.all(i1 %true)
  %alli = zext i1 %all to i32
  %prefix = call i32 @llvm.dx.wave.prefix.usum.i32(i32 %v)
  %bits = call i32 @llvm.dx.wave.reduce.or.i32(i32 %v)
  %before = call i32 @llvm.dx.wave.prefix.bit.count(i1 %true)
  %first = call i1 @llvm.dx.wave.is.first.lane()
  %last = icmp eq i32 %lane, 3
  br i1 %first, label %one, label %next

one:
  %p0 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 0)
  store i32 %v, ptr %p0, align 4
  br label %next

next:
  br i1 %last, label %store, label %end

store:
  %p1 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 1)
  store i32 %sum, ptr %p1, align 4
  %p2 = getelementptr i32, ptr %p1, i32 0
  %p3 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 2)
  store i32 %max, ptr %p3, align 4
  %p4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 3)
  store i32 %min, ptr %p4, align 4
  %p5 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 4)
  store i32 %product, ptr %p5, align 4
  %p6 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 5)
  store i32 %count, ptr %p6, align 4
  %p7 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 6)
  store i32 %third, ptr %p7, align 4
  %p8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 7)
  store i32 %alli, ptr %p8, align 4
  %p9 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 8)
  store i32 %prefix, ptr %p9, align 4
  %masked = and i32 %bits, 4
  %p10 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 9)
  store i32 %masked, ptr %p10, align 4
  %one3 = sub i32 %before, 2
  %p11 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 10)
  store i32 %one3, ptr %p11, align 4
  %lanes = call i32 @llvm.dx.wave.get.lane.count()
  %enough = icmp uge i32 %lanes, 4
  %e = select i1 %enough, i32 4, i32 0
  %p12 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 11)
  store i32 %e, ptr %p12, align 4
  br label %end

end:
  ret void
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)
declare i32 @llvm.dx.wave.getlaneindex()
declare i32 @llvm.dx.wave.get.lane.count()
declare i32 @llvm.dx.wave.reduce.usum.i32(i32)
declare i32 @llvm.dx.wave.reduce.umax.i32(i32)
declare i32 @llvm.dx.wave.reduce.umin.i32(i32)
declare i32 @llvm.dx.wave.reduce.or.i32(i32)
declare i32 @llvm.dx.wave.uproduct.i32(i32)
declare i32 @llvm.dx.wave.prefix.usum.i32(i32)
declare i32 @llvm.dx.wave.active.countbits(i1)
declare i32 @llvm.dx.wave.prefix.bit.count(i1)
declare i32 @llvm.dx.wave.readlane.i32(i32, i32)
declare i1 @llvm.dx.wave.all(i1)
declare i1 @llvm.dx.wave.is.first.lane()

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
