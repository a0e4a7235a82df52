; Shader flags of a module and of each function; a flag is set exactly when the code needs it.
; RUN: %trefoil opt -passes='print<dx-shader-flags>' -disable-output %s 2>&1 | %filecheck %s
; RUN: %trefoil opt -passes=print-dx-shader-flags -disable-output %s 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

define double @divided(double %x, double %y) {
  %z = fdiv double %x, %y
  ret double %z
}

define i64 @wide(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}

define half @small(half %x) {
  %y = fadd half %x, %x
  ret half %y
}

define i32 @lane() {
  %x = call i32 @llvm.dx.wave.getlaneindex()
  ret i32 %x
}

define i32 @plain(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

; What a function calls counts as its own.
define i64 @caller(i64 %x) {
  %y = call i64 @wide(i64 %x)
  ret i64 %y
}

define float @buffer(i32 %i) {
  %b = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 0, 0) %b, i32 %i)
  %v = load float, ptr %p, align 4
  ret float %v
}

; CHECK: ; Combined Shader Flags for Module
; CHECK: ; Shader Flags Value: 0x00180074
; CHECK: ;
; CHECK: ; Note: shader requires additional functionality:
; CHECK: ;       Double-precision floating point
; CHECK: ;       Minimum-precision data types
; CHECK: ;       Double-precision extensions for 11.1
; CHECK: ;       Wave level operations
; CHECK: ;       64-Bit integer
; CHECK: ; Note: extra DXIL module flags:
; CHECK: ;       Raw and Structured buffers
; CHECK: ;       D3D11_1_SB_GLOBAL_FLAG_ENABLE_MINIMUM_PRECISION
; CHECK: ;
; CHECK: ; Shader Flags for Module Functions
; CHECK: ; Function divided : 0x00000044
; CHECK: ;
; CHECK: ; Function wide : 0x00100000
; CHECK: ;
; CHECK: ; Function small : 0x00000020
; CHECK: ;
; CHECK: ; Function lane : 0x00080000
; CHECK: ;
; CHECK: ; Function plain : 0x00000000
; CHECK: ;
; CHECK: ; Function caller : 0x00100000
; CHECK: ;
; CHECK: ; Function buffer : 0x00000010
; CHECK: ;
