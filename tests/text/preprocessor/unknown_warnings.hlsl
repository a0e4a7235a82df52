// A name after -W that no warning has is warned of, and is an error for -Werror, but not for -WX.
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t -Wnothing -Wno-conversions -Werror=parentheses -WX 2>&1 | %filecheck %s
// RUN: not %trefoil dxc -T ps_6_0 %s -Fo %t -Wnothing -Werror 2>&1 | %filecheck %s --check-prefix=ERROR
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t -Wnothing -Wno-unknown-warning-option -Werror

// CHECK: warning: unknown warning option '-Wnothing' [-Wunknown-warning-option]
// CHECK-NEXT: warning: unknown warning option '-Wno-conversions'; did you mean '-Wno-conversion'? [-Wunknown-warning-option]
// ERROR: error: unknown warning option '-Wnothing' [-Werror,-Wunknown-warning-option]
float4 main() : SV_Target { return 1; }
