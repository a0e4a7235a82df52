// What cannot be reflected says why.
// RUN: not %trefoil reflect %s 2>&1 | %filecheck %s --check-prefix=SOURCE
// RUN: not %trefoil reflect %s -T vs_6_0 --emit ll 2>&1 | %filecheck %s --check-prefix=TEXT
// RUN: not %trefoil reflect 2>&1 | %filecheck %s --check-prefix=FILE
// RUN: %trefoil compile %s -T vs_5_1 -Qstrip_reflect -o %t && not %trefoil reflect %t 2>&1 | %filecheck %s --check-prefix=STRIPPED

// SOURCE: refused.hlsl: neither a shader container nor a SPIR-V module; HLSL needs -T PROFILE
// TEXT: error: reflection is of DXIL, SPIR-V and DXBC, not of text
// FILE: error: a file is missing
// STRIPPED: the container has no part RDEF, which names resources and constants: it was stripped

float4 main() : SV_Position { return 0; }
