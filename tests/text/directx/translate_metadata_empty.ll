; A library without a function.
; RUN: %trefoil opt -S -passes=dxil-translate-metadata %s -o - | %filecheck %s
; CHECK: !dx.entryPoints = !{![[LIB:[0-9]+]]}
; CHECK: ![[LIB]] = !{null, !"", null, null, null}
target triple = "dxil-pc-shadermodel6.3-library"
