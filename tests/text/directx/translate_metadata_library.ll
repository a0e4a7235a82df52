; A library has a node of its own ahead of its entries, which say their stages.
; RUN: %trefoil opt -S -passes=dxil-translate-metadata %s -o - | %filecheck %s
; CHECK: !dx.entryPoints = !{![[LIB:[0-9]+]], ![[FIRST:[0-9]+]], ![[SECOND:[0-9]+]]}
; CHECK: !{!"lib", i32 6, i32 3}
; CHECK: ![[FLAGS:[0-9]+]] = !{i32 0, i64 1048576}
; CHECK: ![[LIB]] = !{null, !"", null, null, ![[FLAGS]]}
; CHECK: !{i32 8, i32 5, i32 4, !{{[0-9]+}}}
; CHECK: ![[FIRST]] = !{ptr @first, !"first", null, null, !{{[0-9]+}}}
; CHECK: ![[SECOND]] = !{ptr @second, !"second", null, null, !{{[0-9]+}}}
target triple = "dxil-pc-shadermodel6.3-library"

define void @first() #0 {
  ret void
}
define void @second() #1 {
  %x = call i64 @helper(i64 1)
  ret void
}
define i64 @helper(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
attributes #1 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
