; A static sampler in the forms of all versions of root signatures: with flags from 1.2 on, which older ones must have as zero.
; RUN: for flags in "" ", i32 0"; do sed "s/VERSION/1/; s/FLAGS/$flags/" %s | %trefoil llc -o %t.dxil && %dxc-validate %t.dxil || exit 1; done
; RUN: for flags in "" ", i32 0"; do sed "s/VERSION/2/; s/FLAGS/$flags/" %s | %trefoil llc -o %t.dxil && %dxc-validate %t.dxil || exit 1; done
; RUN: for flags in "" ", i32 0" ", i32 1" ", i32 3"; do sed "s/VERSION/3/; s/FLAGS/$flags/" %s | %trefoil llc -o %t.dxil || exit 1; done
; RUN: for version in 1 2; do sed "s/VERSION/$version/; s/FLAGS/, i32 1/" %s | not %trefoil llc -o %t.bad 2>&1 | %filecheck %s --check-prefix=OLD || exit 1; done
; RUN: sed "s/VERSION/3/; s/FLAGS/, i32 4/" %s | not %trefoil llc -o %t.bad 2>&1 | %filecheck %s --check-prefix=NEW
; OLD: error: Invalid value for Static Sampler Flags
; NEW: error: Invalid value for StaticSamplerFlag: 4
target triple = "dxil-pc-shadermodel6.3-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!dx.rootsignatures = !{!0}
!0 = !{ptr @main, !1, i32 VERSION}
!1 = !{!2}
!2 = !{!"StaticSampler", i32 4, i32 2, i32 3, i32 5, float 1.425000e+00, i32 9, i32 3, i32 2, float -1.280000e+02, float 1.280000e+02, i32 42, i32 0, i32 0FLAGS}
