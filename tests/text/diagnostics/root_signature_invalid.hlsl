// A root signature that breaks a rule by itself, wherever it stands.
// RUN: not %trefoil compile %s -T cs_6_0 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T cs_6_0 -E twice 2>&1 | %filecheck --check-prefix=TWICE %s
// RUN: not %trefoil compile %s -T cs_6_0 -E plain -rootsig-define TWICE 2>&1 | %filecheck --check-prefix=MACRO %s
// RUN: not %trefoil compile %s -T lib_6_3 -exports local 2>&1 | %filecheck --check-prefix=LOCAL %s
// RUN: %trefoil compile %s -T cs_6_0 -E plain -o %t

// MACRO: error: the root signature is not valid: root parameter 1 binds b0 in space 0, as root parameter 0 does
// MACRO: [[@LINE+1]]:15: note: expanded from macro 'TWICE'
#define TWICE "CBV(b0), CBV(b0)"

// CHECK: [[@LINE+1]]:16: error: in the root signature, at its character 20: 'space' is given twice
[RootSignature("CBV(b0, space = 1, space = 2)")]
[numthreads(1, 1, 1)]
void main()
{
}

// TWICE: error: the root signature is not valid: root parameter 1 binds b0 in space 0, as root parameter 0 does
[RootSignature(TWICE)]
[numthreads(1, 1, 1)]
void twice()
{
}

[numthreads(1, 1, 1)]
void plain()
{
}

// LOCAL: [[@LINE+1]]:16: error: LOCAL_ROOT_SIGNATURE is for local root signatures, and this is a global one
[RootSignature("RootFlags(LOCAL_ROOT_SIGNATURE)")]
[shader("compute")]
[numthreads(1, 1, 1)]
void local()
{
}
