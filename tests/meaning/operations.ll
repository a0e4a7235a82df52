; Operations that no HLSL comes to, executed by 32 threads each. What they give stands in D3D's specification, beside the
; instructions of its byte code of those names: of a product of 64 bits the upper half comes first, of a division the quotient,
; of a sum its carry last; a field is cut to five bits of width and offset.
; compute: main
; model: 6.4
; bind u0: structured uint[48] zero
; expect u0: 0xffffffff 0xfffffffa 0x2 0x0 0x2 0xfffffffa 0xfffffffe 0x1 0x3 0x2 0xfffffff 0xf
;    0xffffffff 0xffffffff 0x1 0x1 0xb 0x0 0xffffffff 0x1 0x1 0x0 0xfffffffc 0x0
;    0xfffffff8 0xc 0x0 0xf 0x7fffffff 0xffffffff 0xff0 0x7 0x9fffffff 0x1 0x0 0x0
;    0x0 0x1 0x0 0x1 0x0 0x40400000 0x40100000 0x4000 0x3dcccccd 0xfffffffd 0x7fffffff 0xee6b2800
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.twoi32 = type { i32, i32 }
%dx.types.i32c = type { i32, i1 }
%"class.RWStructuredBuffer<unsigned int>" = type { i32 }

define void @main() {
  %u0 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  ; IMul(-2, 3)
  %v1 = call %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 41, i32 -2, i32 3)
  %v2 = extractvalue %dx.types.twoi32 %v1, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 0, i32 0, i32 %v2, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v3 = extractvalue %dx.types.twoi32 %v1, 1
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 1, i32 0, i32 %v3, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; IMul(1073741824, 8)
  %v4 = call %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 41, i32 1073741824, i32 8)
  %v5 = extractvalue %dx.types.twoi32 %v4, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 2, i32 0, i32 %v5, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v6 = extractvalue %dx.types.twoi32 %v4, 1
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 3, i32 0, i32 %v6, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; UMul(-2, 3)
  %v7 = call %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 42, i32 -2, i32 3)
  %v8 = extractvalue %dx.types.twoi32 %v7, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 4, i32 0, i32 %v8, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v9 = extractvalue %dx.types.twoi32 %v7, 1
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 5, i32 0, i32 %v9, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; UMul(-1, -1)
  %v10 = call %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 42, i32 -1, i32 -1)
  %v11 = extractvalue %dx.types.twoi32 %v10, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 6, i32 0, i32 %v11, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v12 = extractvalue %dx.types.twoi32 %v10, 1
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 7, i32 0, i32 %v12, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; UDiv(23, 7)
  %v13 = call %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 43, i32 23, i32 7)
  %v14 = extractvalue %dx.types.twoi32 %v13, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 8, i32 0, i32 %v14, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v15 = extractvalue %dx.types.twoi32 %v13, 1
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 9, i32 0, i32 %v15, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; UDiv(-1, 16)
  %v16 = call %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 43, i32 -1, i32 16)
  %v17 = extractvalue %dx.types.twoi32 %v16, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 10, i32 0, i32 %v17, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v18 = extractvalue %dx.types.twoi32 %v16, 1
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 11, i32 0, i32 %v18, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; UDiv(5, 0)
  %v19 = call %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 43, i32 5, i32 0)
  %v20 = extractvalue %dx.types.twoi32 %v19, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 12, i32 0, i32 %v20, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v21 = extractvalue %dx.types.twoi32 %v19, 1
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 13, i32 0, i32 %v21, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; UAddc(-1, 2)
  %v22 = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 -1, i32 2)
  %v23 = extractvalue %dx.types.i32c %v22, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 14, i32 0, i32 %v23, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v24 = extractvalue %dx.types.i32c %v22, 1
  %v25 = zext i1 %v24 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 15, i32 0, i32 %v25, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; UAddc(5, 6)
  %v26 = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 5, i32 6)
  %v27 = extractvalue %dx.types.i32c %v26, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 16, i32 0, i32 %v27, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v28 = extractvalue %dx.types.i32c %v26, 1
  %v29 = zext i1 %v28 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 17, i32 0, i32 %v29, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; USubb(2, 3)
  %v30 = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 45, i32 2, i32 3)
  %v31 = extractvalue %dx.types.i32c %v30, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 18, i32 0, i32 %v31, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v32 = extractvalue %dx.types.i32c %v30, 1
  %v33 = zext i1 %v32 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 19, i32 0, i32 %v33, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; USubb(3, 2)
  %v34 = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 45, i32 3, i32 2)
  %v35 = extractvalue %dx.types.i32c %v34, 0
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 20, i32 0, i32 %v35, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v36 = extractvalue %dx.types.i32c %v34, 1
  %v37 = zext i1 %v36 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 21, i32 0, i32 %v37, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Ibfe(width 4, offset 4, 43981)
  %v38 = call i32 @dx.op.tertiary.i32(i32 51, i32 4, i32 4, i32 43981)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 22, i32 0, i32 %v38, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Ibfe(width 0, offset 4, -1)
  %v39 = call i32 @dx.op.tertiary.i32(i32 51, i32 0, i32 4, i32 -1)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 23, i32 0, i32 %v39, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Ibfe(width 8, offset 28, -2147483648)
  %v40 = call i32 @dx.op.tertiary.i32(i32 51, i32 8, i32 28, i32 -2147483648)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 24, i32 0, i32 %v40, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Ubfe(width 4, offset 4, 43981)
  %v41 = call i32 @dx.op.tertiary.i32(i32 52, i32 4, i32 4, i32 43981)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 25, i32 0, i32 %v41, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Ubfe(width 0, offset 4, -1)
  %v42 = call i32 @dx.op.tertiary.i32(i32 52, i32 0, i32 4, i32 -1)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 26, i32 0, i32 %v42, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Ubfe(width 8, offset 28, -1)
  %v43 = call i32 @dx.op.tertiary.i32(i32 52, i32 8, i32 28, i32 -1)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 27, i32 0, i32 %v43, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Ubfe(width 31, offset 1, -2)
  %v44 = call i32 @dx.op.tertiary.i32(i32 52, i32 31, i32 1, i32 -2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 28, i32 0, i32 %v44, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Ibfe(width 36, offset 32, 31)
  %v45 = call i32 @dx.op.tertiary.i32(i32 51, i32 36, i32 32, i32 31)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 29, i32 0, i32 %v45, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Bfi(width 8, offset 4, 255, base 0)
  %v46 = call i32 @dx.op.quaternary.i32(i32 53, i32 8, i32 4, i32 255, i32 0)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 30, i32 0, i32 %v46, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Bfi(width 0, offset 4, 255, base 7)
  %v47 = call i32 @dx.op.quaternary.i32(i32 53, i32 0, i32 4, i32 255, i32 7)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 31, i32 0, i32 %v47, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; Bfi(width 4, offset 28, 9, base 268435455)
  %v48 = call i32 @dx.op.quaternary.i32(i32 53, i32 4, i32 28, i32 9, i32 268435455)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 32, i32 0, i32 %v48, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; IsNormal of the bits 0x3f800000
  %v49 = call i1 @dx.op.isSpecialFloat.f32(i32 11, float 0x3FF0000000000000)
  %v50 = zext i1 %v49 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 33, i32 0, i32 %v50, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; IsNormal of the bits 0x0
  %v51 = call i1 @dx.op.isSpecialFloat.f32(i32 11, float 0x0000000000000000)
  %v52 = zext i1 %v51 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 34, i32 0, i32 %v52, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; IsNormal of the bits 0x7f800000
  %v53 = call i1 @dx.op.isSpecialFloat.f32(i32 11, float 0x7FF0000000000000)
  %v54 = zext i1 %v53 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 35, i32 0, i32 %v54, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; IsNormal of the bits 0x7fc00000
  %v55 = call i1 @dx.op.isSpecialFloat.f32(i32 11, float 0x7FF8000000000000)
  %v56 = zext i1 %v55 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 36, i32 0, i32 %v56, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; IsNormal of the bits 0x800000
  %v57 = call i1 @dx.op.isSpecialFloat.f32(i32 11, float 0x3810000000000000)
  %v58 = zext i1 %v57 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 37, i32 0, i32 %v58, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; IsNormal of the bits 0x7fffff
  %v59 = call i1 @dx.op.isSpecialFloat.f32(i32 11, float 0x380FFFFFC0000000)
  %v60 = zext i1 %v59 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 38, i32 0, i32 %v60, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; IsFinite of the bits 0x7f7fffff
  %v61 = call i1 @dx.op.isSpecialFloat.f32(i32 10, float 0x47EFFFFFE0000000)
  %v62 = zext i1 %v61 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 39, i32 0, i32 %v62, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; IsFinite of the bits 0x7f800000
  %v63 = call i1 @dx.op.isSpecialFloat.f32(i32 10, float 0x7FF0000000000000)
  %v64 = zext i1 %v63 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 40, i32 0, i32 %v64, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; bits of a float and of an integer
  %v65 = call float @dx.op.bitcastI32toF32(i32 126, i32 1069547520)
  %half3 = fmul float %v65, 2.000000e+00
  %v66 = call i32 @dx.op.bitcastF32toI32(i32 127, float %half3)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 41, i32 0, i32 %v66, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v67 = call double @dx.op.bitcastI64toF64(i32 128, i64 4611686018427387904)
  %four = fmul double %v67, 2.000000e+00
  %v68 = call i64 @dx.op.bitcastF64toI64(i32 129, double %four)
  %v69 = lshr i64 %v68, 32
  %v70 = trunc i64 %v69 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 42, i32 0, i32 %v70, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v71 = call half @dx.op.bitcastI16toF16(i32 124, i16 15360)
  %two = fadd half %v71, 0xH3C00
  %v72 = call i16 @dx.op.bitcastF16toI16(i32 125, half %two)
  %v73 = zext i16 %v72 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 43, i32 0, i32 %v73, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ; doubles as the older conversions take them: to the nearest float, and towards zero
  %v74 = call float @dx.op.legacyDoubleToFloat(i32 132, double 0x3FB999999999999A)
  %v75 = call i32 @dx.op.bitcastF32toI32(i32 127, float %v74)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 44, i32 0, i32 %v75, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v76 = call i32 @dx.op.legacyDoubleToSInt32(i32 133, double 0xC00E000000000000)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 45, i32 0, i32 %v76, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v77 = call i32 @dx.op.legacyDoubleToSInt32(i32 133, double 0x41DFFFFFFFC00000)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 46, i32 0, i32 %v77, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v78 = call i32 @dx.op.legacyDoubleToUInt32(i32 134, double 0x41EDCD6500100000)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 47, i32 0, i32 %v78, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

declare %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32, i32, i32) #0
declare %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32, i32, i32) #0
declare i32 @dx.op.tertiary.i32(i32, i32, i32, i32) #0
declare i32 @dx.op.quaternary.i32(i32, i32, i32, i32, i32) #0
declare i1 @dx.op.isSpecialFloat.f32(i32, float) #0
declare float @dx.op.bitcastI32toF32(i32, i32) #0
declare i32 @dx.op.bitcastF32toI32(i32, float) #0
declare double @dx.op.bitcastI64toF64(i32, i64) #0
declare i64 @dx.op.bitcastF64toI64(i32, double) #0
declare half @dx.op.bitcastI16toF16(i32, i16) #0
declare i16 @dx.op.bitcastF16toI16(i32, half) #0
declare float @dx.op.legacyDoubleToFloat(i32, double) #0
declare i32 @dx.op.legacyDoubleToSInt32(i32, double) #0
declare i32 @dx.op.legacyDoubleToUInt32(i32, double) #0
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #1
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!7}

!1 = !{i32 1, i32 4}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 4}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %"class.RWStructuredBuffer<unsigned int>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !9}
!7 = !{void ()* @main, !"main", null, !4, !8}
!8 = !{i32 0, i64 9437236, i32 4, !10}
!9 = !{i32 1, i32 4}
!10 = !{i32 32, i32 1, i32 1}
