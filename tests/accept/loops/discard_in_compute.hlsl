// -T cs_6_0
// except line: DXC's validator names the function, we the statement.
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    discard;
}
