; Vectors of bytes: products and differences wrap at eight bits, signs fill the word, comparisons and quotients read all eight.
; compute: main
; bind u0: structured int[12] zero
; expect u0: -1 98 -71 0 255 198 117 0 85 66 39 -58
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %out = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %u = add i32 %t, 1
  %v = add i32 %t, 7
  %a = insertelement <3 x i32> zeroinitializer, i32 %t, i32 0
  %b = insertelement <3 x i32> %a, i32 %u, i32 1
  %c = insertelement <3 x i32> %b, i32 %v, i32 2
  %d = trunc <3 x i32> %c to <3 x i8>
  %e = mul <3 x i8> %d, splat (i8 100)
  ; -1, 98, and 697 - 768 = -71
  %x = sub <3 x i8> %e, <i8 1, i8 2, i8 3>
  %signs = sext <3 x i8> %x to <3 x i32>
  %first = shufflevector <3 x i32> %signs, <3 x i32> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", <4 x i32>, 1, 0) %out, i32 0, i32 0, <4 x i32> %first)
  ; 255, 198, and 185 + 188 - 256 = 117
  %grown = add <3 x i8> %x, %e
  %wide = zext <3 x i8> %grown to <3 x i32>
  %least = icmp ult <3 x i8> %grown, splat (i8 200)
  %few = zext <3 x i1> %least to <3 x i32>
  %second = shufflevector <3 x i32> %wide, <3 x i32> %few, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", <4 x i32>, 1, 0) %out, i32 1, i32 0, <4 x i32> %second)
  %thirds = udiv <3 x i8> %grown, splat (i8 3)
  %chosen = select <3 x i1> %least, <3 x i8> %grown, <3 x i8> %thirds
  %last = extractelement <3 x i8> %chosen, i32 1
  %whole = zext <3 x i8> %thirds to <3 x i32>
  %sign = sext i8 %last to i32
  %four = shufflevector <3 x i32> %whole, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %third = insertelement <4 x i32> %four, i32 %sign, i32 3
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", <4 x i32>, 1, 0) %out, i32 2, i32 0, <4 x i32> %third)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
