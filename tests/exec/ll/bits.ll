; Integers: bits counted, found, turned and rotated, sums that stop at the end, three-way comparison, wide products.
; compute: main
; bind u0: structured uint[24] zero
; expect u0: 3 0xd0000000 28 0 32 28 0 0x0b000000 0x000000b0 0xb000000 4294967295 0 9 4294967295 1 4294967294 0 2 6 1 4294967295 5 4294967286 26
target triple = "dxil-pc-shadermodel6.0-compute"

define internal void @put(i32 %at, i32 %value) #1 {
  %out = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 %at)
  store i32 %value, ptr %p, align 4
  ret void
}

define void @main() #0 {
entry:
  %z = call i32 @llvm.dx.thread.id(i32 0)
  %x = or i32 %z, 11
  %a0 = call i32 @llvm.ctpop.i32(i32 %x)
  call void @put(i32 0, i32 %a0)
  %a1 = call i32 @llvm.bitreverse.i32(i32 %x)
  call void @put(i32 1, i32 %a1)
  %a2 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  call void @put(i32 2, i32 %a2)
  %a3 = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  call void @put(i32 3, i32 %a3)
  %a4 = call i32 @llvm.ctlz.i32(i32 %z, i1 false)
  call void @put(i32 4, i32 %a4)
  %a5 = call i32 @llvm.dx.firstbituhigh.i32(i32 %x)
  call void @put(i32 5, i32 %a5)
  %a6 = call i32 @llvm.dx.firstbitlow.i32(i32 %x)
  call void @put(i32 6, i32 %a6)
  %a7 = call i32 @llvm.bswap.i32(i32 %x)
  call void @put(i32 7, i32 %a7)
  %a8 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 4)
  call void @put(i32 8, i32 %a8)
  %a9 = call i32 @llvm.fshr.i32(i32 %x, i32 %x, i32 8)
  call void @put(i32 9, i32 %a9)
  %a10 = call i32 @llvm.uadd.sat.i32(i32 %x, i32 -2)
  call void @put(i32 10, i32 %a10)
  %a11 = call i32 @llvm.usub.sat.i32(i32 %x, i32 12)
  call void @put(i32 11, i32 %a11)
  %a12 = call i32 @llvm.usub.sat.i32(i32 %x, i32 2)
  call void @put(i32 12, i32 %a12)
  %a13 = call i32 @llvm.scmp.i32.i32(i32 -4, i32 %x)
  call void @put(i32 13, i32 %a13)
  %a14 = call i32 @llvm.ucmp.i32.i32(i32 -4, i32 %x)
  call void @put(i32 14, i32 %a14)
  %m = call { i32, i32 } @llvm.dx.umul.i32(i32 -1, i32 -1)
  %hi = extractvalue { i32, i32 } %m, 0
  call void @put(i32 15, i32 %hi)
  %s = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x, i32 3)
  %sb = extractvalue { i32, i1 } %s, 1
  %sbi = zext i1 %sb to i32
  call void @put(i32 16, i32 %sbi)
  %m1 = call i32 @llvm.umin.i32(i32 %x, i32 2)
  call void @put(i32 17, i32 %m1)
  %v = insertelement <3 x i32> <i32 0, i32 2, i32 3>, i32 %m1, i32 0
  %red = call i32 @llvm.vector.reduce.or.v3i32(<3 x i32> %v)
  %red2 = call i32 @llvm.vector.reduce.mul.v3i32(<3 x i32> <i32 1, i32 2, i32 3>)
  call void @put(i32 18, i32 %red2)
  %c = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x, i32 12)
  %cb = extractvalue { i32, i1 } %c, 1
  %cbi = zext i1 %cb to i32
  call void @put(i32 19, i32 %cbi)
  %none = call i32 @llvm.dx.firstbitlow.i32(i32 %z)
  call void @put(i32 20, i32 %none)
  %ab = call i32 @llvm.abs.i32(i32 -5, i1 false)
  call void @put(i32 21, i32 %ab)
  %im = call i32 @llvm.dx.imad.i32(i32 %x, i32 -1, i32 1)
  call void @put(i32 22, i32 %im)
  %sd = call i32 @llvm.dx.sdot.v3i32(<3 x i32> %v, <3 x i32> <i32 2, i32 11, i32 0>)
  call void @put(i32 23, i32 %sd)
  ret void
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)
declare i32 @llvm.dx.thread.id(i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.dx.firstbituhigh.i32(i32)
declare i32 @llvm.dx.firstbitlow.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.scmp.i32.i32(i32, i32)
declare i32 @llvm.ucmp.i32.i32(i32, i32)
declare { i32, i32 } @llvm.dx.umul.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.vector.reduce.or.v3i32(<3 x i32>)
declare i32 @llvm.vector.reduce.mul.v3i32(<3 x i32>)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.dx.imad.i32(i32, i32, i32)
declare i32 @llvm.dx.sdot.v3i32(<3 x i32>, <3 x i32>)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
attributes #1 = { alwaysinline }
