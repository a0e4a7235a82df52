; A library's parts: in place of signatures and the pipeline's state, what its functions and resources are for the runtime.
; RUN: %trefoil dxc -T lib_6_5 %S/inputs/embedded.hlsl -Fo %t.dxil
; RUN: %trefoil dis %t.dxil -o %t.listing.ll
; RUN: %trefoil opt -S -passes=dxil-embed,dxil-globals %t.listing.ll -o %t.ll
; RUN: %filecheck %s < %t.ll
; A listing is a container again.
; RUN: %trefoil llc %t.listing.ll -o %t.again.dxil
; RUN: %dxc-validate %t.again.dxil
; CHECK: @dx.dxil = private constant [{{[0-9]+}} x i8] c"e\00\06\00{{.*}}", section "DXIL"
; CHECK: @dx.sfi0 = private constant i64 {{[0-9]+}}, section "SFI0"
; CHECK-NOT: @dx.psv0
; CHECK: @dx.rdat = private constant [{{[0-9]+}} x i8] c"{{.*}}Colors{{.*}}missed{{.*}}", section "RDAT"
