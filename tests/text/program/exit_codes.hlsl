// Errors end with 1, misuse with 2.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.out; test $? -eq 1
// RUN: %trefoil compile %s -T cs_6_0 --no-such-option; test $? -eq 2
// RUN: %trefoil dxc -no-such-option %s -T cs_6_0; test $? -eq 2
// RUN: %trefoil no-such-command; test $? -eq 2
// RUN: %trefoil dis %s; test $? -eq 1

[numthreads(1, 1, 1)]
void main()
{
    nothing();
}
