// What is missing at the end of a file is told at its end, before the last line break, whatever stands behind the last token; and of a
// body whose brace is missing nothing is known of what it returns.

// RUN: not %trefoil dxc %s -T ps_6_0 -DBODY 2>&1 | %filecheck %s --check-prefix=BODY
// RUN: not %dxc %s -T ps_6_0 -DBODY 2>&1 | %filecheck %s --check-prefix=BODY
// RUN: not %trefoil dxc %s -T ps_6_0 -DNESTED 2>&1 | %filecheck %s --check-prefix=NESTED
// RUN: not %dxc %s -T ps_6_0 -DNESTED 2>&1 | %filecheck %s --check-prefix=NESTED
// RUN: not %trefoil dxc %s -T ps_6_0 -DRECORD 2>&1 | %filecheck %s --check-prefix=RECORD
// RUN: not %dxc %s -T ps_6_0 -DRECORD 2>&1 | %filecheck %s --check-prefix=RECORD
// RUN: not %trefoil dxc %s -T ps_6_0 -DBUFFER 2>&1 | %filecheck %s --check-prefix=BUFFER
// RUN: not %dxc %s -T ps_6_0 -DBUFFER 2>&1 | %filecheck %s --check-prefix=BUFFER
// RUN: not %trefoil dxc %s -T ps_6_0 -DCALL 2>&1 | %filecheck %s --check-prefix=CALL
// RUN: not %dxc %s -T ps_6_0 -DCALL 2>&1 | %filecheck %s --check-prefix=CALL
// RUN: not %trefoil dxc %s -T ps_6_0 -DPARAMETERS 2>&1 | %filecheck %s --check-prefix=PARAMETERS
// RUN: not %dxc %s -T ps_6_0 -DPARAMETERS 2>&1 | %filecheck %s --check-prefix=PARAMETERS
// RUN: not %trefoil dxc %s -T ps_6_0 -DLIST 2>&1 | %filecheck %s --check-prefix=LIST
// RUN: not %dxc %s -T ps_6_0 -DLIST 2>&1 | %filecheck %s --check-prefix=LIST
// RUN: not %trefoil dxc %s -T ps_6_0 -DHEAD 2>&1 | %filecheck %s --check-prefix=HEAD
// RUN: not %dxc %s -T ps_6_0 -DHEAD 2>&1 | %filecheck %s --check-prefix=HEAD
// RUN: not %trefoil dxc %s -T ps_6_0 -DENUMERATOR 2>&1 | %filecheck %s --check-prefix=ENUMERATOR
// RUN: not %dxc %s -T ps_6_0 -DENUMERATOR 2>&1 | %filecheck %s --check-prefix=ENUMERATOR
// RUN: not %trefoil dxc %s -T ps_6_0 -DATTRIBUTE 2>&1 | %filecheck %s --check-prefix=ATTRIBUTE
// RUN: not %dxc %s -T ps_6_0 -DATTRIBUTE 2>&1 | %filecheck %s --check-prefix=ATTRIBUTE

// BODY-NOT: error:
// BODY: :70:45: error: expected '}'
// NESTED-NOT: error:
// NESTED: :70:45: error: expected '}'
// NESTED: :70:45: error: expected '}'
// RECORD-NOT: error:
// RECORD: :70:45: error: expected '}'
// RECORD: :54:21: error: expected ';' after struct
// BUFFER-NOT: error:
// BUFFER: :70:45: error: expected '}'
// CALL-NOT: error:
// CALL: :70:45: error: expected expression
// CALL: :70:45: error: expected '}'
// PARAMETERS-NOT: error:
// PARAMETERS: :70:45: error: expected parameter declarator
// LIST-NOT: error:
// LIST: :70:45: error: expected expression
// HEAD-NOT: error:
// HEAD: :70:45: error: expected function body after function declarator
// ENUMERATOR-NOT: error:
// ENUMERATOR: :70:45: error: expected identifier
// ATTRIBUTE-NOT: error:
// ATTRIBUTE: :70:45: error: expected external declaration

#if defined(BODY)
float4 main() : SV_Target {
#elif defined(NESTED)
float4 main() : SV_Target { if (1) { return 0;
#elif defined(RECORD)
struct S { float4 a;
#elif defined(BUFFER)
cbuffer C {
#elif defined(CALL)
float4 main() : SV_Target { return sin(
#elif defined(PARAMETERS)
float4 main(
#elif defined(LIST)
static const float a[] = { 1,
#elif defined(HEAD)
float4 main() : SV_Target
#elif defined(ENUMERATOR)
enum E {
#elif defined(ATTRIBUTE)
[numthreads(1, 1, 1)]
#endif
// This comment belongs to the file, too.   
